import { firstLine } from '../plain-error.mjs';

/**
 * @typedef {object} Server
 * @property {number} port
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} stopNow
 */

const lookEveryMs = 1_000;

/**
 * Restarts a server that ends unasked, on its old port: its address stays valid.
 * @param {Server} server
 * @param {(port: number) => Promise<Server>} start
 * @param {string} name
 * @returns `{ stop(), stopNow() }`
 */
export function watchServer(name, server, start) {
  let current = server;
  /** @type {Promise<void> | null} */
  let restarting = null;
  const timer = setInterval(() => {
    if (!restarting && !current.isRunning())
      restarting = restart().finally(() => (restarting = null));
  }, lookEveryMs);
  const restart = async () => {
    process.stderr.write(`${name} ended; starting it again.\n`);
    try {
      current = await start(server.port);
    } catch (error) {
      process.stderr.write(`${firstLine(error)}\n`);
    }
  };
  /** @param {'stop' | 'stopNow'} how */
  const end = async (how) => {
    clearInterval(timer);
    await restarting;
    await current[how]();
  };
  return { stop: () => end('stop'), stopNow: () => end('stopNow') };
}
