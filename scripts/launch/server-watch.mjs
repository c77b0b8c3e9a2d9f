const lookEveryMs = 1_000;

/**
 * Keeps an embedded server alive: when it ends without being asked to, it is started again on its old port, so the
 * addresses the product was given stay right.
 *
 * @param server what `start` answered the first time
 * @param start starts the server on a port
 * @returns `{ stop(), stopNow() }`
 */
export function watchServer(name, server, start) {
  let current = server;
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
      process.stderr.write(`${error.message}\n`);
    }
  };
  const end = async (how) => {
    clearInterval(timer);
    await restarting;
    await current[how]();
  };
  return { stop: () => end('stop'), stopNow: () => end('stopNow') };
}
