import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isLockHeld } from '../launch/lock.mjs';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';

/** @import { Config } from '../launch/configuration.mjs' */

const lookEveryMs = 250;
const othersStartMs = 60_000;

/**
 * Returns the product running on this DATA_DIR and PORT, or starts it.
 * @param {Config} config
 * @returns `{ origin, ended }`; `ended` resolves when a product started here has stopped, else at once
 */
export async function runningProduct(config) {
  const origin = originOf(config);
  if (await isStarted(config, origin)) {
    await untilReady(origin, othersStartMs);
    return { origin, ended: Promise.resolve() };
  }
  if (await isReady(origin)) {
    throw new PlainError(
      `On ${origin} a product answers that has another DATA_DIR: choose another PORT.`,
    );
  }
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    stdio: 'inherit',
  });
  // It takes a terminal's Ctrl-C and ours for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill('SIGTERM'));
  const exited = new Promise((resolve) =>
    child.once('exit', (code) => resolve(code ?? 1)),
  );
  const failed = exited.then(() => {
    throw new PlainError('');
  });
  await Promise.race([untilReady(origin, Infinity), failed]);
  failed.catch(() => {});
  return { origin, ended: exited };
}

/**
 * With given databases only the port shows it.
 * @param {{ dataDir: string, databaseUrl: string | undefined, redisUrl: string | undefined }} options
 * @param {string} origin
 */
async function isStarted({ dataDir, databaseUrl, redisUrl }, origin) {
  return databaseUrl && redisUrl
    ? isReady(origin)
    : isLockHeld(path.join(dataDir, 'start.lock'));
}

/**
 * @param {string} origin
 * @param {number} timeoutMs
 */
async function untilReady(origin, timeoutMs) {
  const deadline = performance.now() + timeoutMs;
  while (!(await isReady(origin))) {
    if (performance.now() > deadline) {
      throw new PlainError(
        `The product runs on this DATA_DIR, but not on ${origin}: give the PORT that it has.`,
      );
    }
    await delay(lookEveryMs);
  }
}

/** @param {string} origin */
async function isReady(origin) {
  try {
    return (await fetch(`${origin}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

/** @param {{ port: number, host: string }} options */
function originOf({ port, host }) {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;
  return `http://${name}:${port}`;
}
