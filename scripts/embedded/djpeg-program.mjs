import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { PlainError } from '../plain-error.mjs';
import { fetchAptPackages, hasApt } from './apt-packages.mjs';
import { makeLaunchers } from './launchers.mjs';
import { findIn, homebrewDirs } from './programs.mjs';

const names = ['djpeg'];
/** The distribution mends libjpeg-turbo, too. */
const freshMs = 14 * 24 * 3_600_000;
const cache = inRoot('.cache', 'djpeg');

/** Folders to search after PATH; they may not exist. */
export function djpegDirs(cacheDir = cache) {
  return [path.join(cacheDir, 'bin'), ...homebrewDirs('jpeg-turbo')];
}

/**
 * Fetches djpeg when the machine has no djpeg or the fetched one is two weeks old. Never fails: without it photos are decoded
 * at a higher cost.
 */
export async function ensureDjpeg(cacheDir = cache) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  if (findIn([...folders, ...homebrewDirs('jpeg-turbo')], names)) return;
  await fetchDjpeg(cacheDir).catch(() => undefined);
}

/** @param {string} cacheDir */
async function fetchDjpeg(cacheDir) {
  if (isFresh(path.join(cacheDir, 'bin', 'djpeg'))) return;
  if (!hasApt()) throw new PlainError('this system has no apt-get');
  await fetchAptPackages(['libjpeg-turbo-progs'], cacheDir, { finish });
}

/** @param {string} dir */
function finish(dir) {
  makeLaunchers(dir, names);
  const program = path.join(dir, 'bin', 'djpeg');
  const { status } = spawnSync(program, ['-version'], {
    env: {},
    stdio: 'ignore',
  });
  if (status !== 0) throw new PlainError('it does not run here');
}

/** @param {string} program */
function isFresh(program) {
  return (
    existsSync(program) && Date.now() - statSync(program).mtimeMs < freshMs
  );
}
