import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  isAlive,
  startMark,
  terminate,
  workingDirectory,
} from '../embedded/processes.mjs';
import { takeLock } from './lock.mjs';

/** @import { StopStep } from '../embedded/processes.mjs' */

/** @type {StopStep[]} */
const politeStop = [
  ['SIGTERM', 25_000],
  ['SIGKILL', 5_000],
];

/**
 * Takes DATA_DIR and ends web and worker of a killed run. Throws PlainError when another start uses it.
 * @param {string} dataDir
 * @returns the lock, as `takeLock` does
 */
export async function takeDataDir(dataDir) {
  const what = `Another npm start already runs on DATA_DIR ${dataDir}`;
  const lock = await takeLock(path.join(dataDir, 'start.lock'), { what });
  const left = lock.left.filter(
    ({ pid, mark }) => isAlive(pid) && mark && startMark(pid) === mark,
  );
  await Promise.all(left.map(({ pid }) => terminate(pid, politeStop)));
  return lock;
}

/**
 * Ends a Redis that root's killed run left: no other account could stop it.
 * @param {string} dataDir
 */
export async function endRootsRedis(dataDir) {
  const pid = rootsRedis(path.join(dataDir, 'redis'));
  if (pid !== null) await terminate(pid, politeStop);
}

/** @param {string} dir */
function rootsRedis(dir) {
  try {
    const pid = Number(readFileSync(path.join(dir, 'redis.pid'), 'utf8'));
    return workingDirectory(pid) === realpathSync(dir) &&
      statSync(`/proc/${pid}`).uid === 0
      ? pid
      : null;
  } catch {
    return null;
  }
}
