import fs, { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * Switches the faults of a process's disk by files in the folder DISK_FAULTS,
 * for `node --import`: `full` its room and `slow` its syncs.
 */
const SLOW_MS = 1_200;
/** @param {string} fault */
const has = (fault) => existsSync(join(process.env.DISK_FAULTS ?? '', fault));

const handle = await open(fileURLToPath(import.meta.url));
const prototype = Object.getPrototypeOf(handle);
const { sync, writev } = prototype;

prototype.sync = async function () {
  if (has('slow')) await delay(SLOW_MS);
  return sync.call(this);
};

const { fsync } = fs;

// Folders are synced by number.
Object.assign(fs, {
  /** @type {typeof fsync} */
  fsync: (file, done) =>
    setTimeout(() => fsync(file, done), has('slow') ? SLOW_MS : 0),
});
syncBuiltinESMExports();

/** @param {unknown[]} parameters */
prototype.writev = function (...parameters) {
  if (!has('full')) return writev.apply(this, parameters);
  const error = new Error('ENOSPC: no space left on device, write');
  return Promise.reject(Object.assign(error, { code: 'ENOSPC' }));
};

await handle.close();
