import { spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { PlainError, firstLine } from '../plain-error.mjs';
import { printAbove } from '../progress-line.mjs';
import { fetchAptPackages, hasApt } from './apt-packages.mjs';
import { makeLaunchers } from './launchers.mjs';
import { findIn, homebrewDirs } from './programs.mjs';

const names = ['ffmpeg', 'ffprobe'];
/** Graphics drivers, a third of the download. */
const unneeded = /^(libllvm|libz3-|libgl1-mesa-dri|mesa-.*-drivers)/;
/** The distribution mends its ffmpeg every few weeks. */
const freshMs = 14 * 24 * 3_600_000;
const cache = inRoot('.cache', 'ffmpeg');

/** Folders to search after PATH; they may not exist. */
export function ffmpegDirs(cacheDir = cache) {
  return [path.join(cacheDir, 'bin'), ...homebrewDirs('ffmpeg')];
}

/**
 * Fetches ffmpeg when no maintained one is installed or the fetched one is two weeks old. Prints the download size.
 * @returns {Promise<string | null>} a warning when only the npm packages' build is left, else null
 */
export async function ensureFfmpeg(cacheDir = cache) {
  if (
    process.env.FFMPEG_PATH ||
    findRunning((process.env.PATH ?? '').split(path.delimiter))
  )
    return null;
  const hasPackaged = letAccountsRunPackaged();
  const isCached = isIn(cacheDir);
  const fetching = fetchFfmpeg(cacheDir, isCached).then(
    () => '',
    (error) => ` (a current one could not be fetched: ${firstLine(error)})`,
  );
  // A working ffmpeg of the distribution replaces the fetched one.
  const problem = isCached ? '' : await fetching;
  if (isCached || findRunning(ffmpegDirs(cacheDir))) return null;
  return hasPackaged ? lastResortWarning(problem) : null;
}

/**
 * Returns the cached ffmpeg, fetched unless fresh. Throws PlainError with the reason.
 * @returns {Promise<string>} the folder of both programs, which need no environment
 */
export async function fetchFfmpeg(cacheDir = cache, isCached = isIn(cacheDir)) {
  const dir = path.join(cacheDir, 'bin');
  if (isCached && isFresh(dir)) return dir;
  if (!hasApt()) throw new PlainError('this system has no apt-get');
  await fetchAptPackages(['ffmpeg'], cacheDir, {
    unneeded,
    onPlan: sayPlan,
    finish,
  });
  return dir;
}

/** Runs both programs, so it is asked once. @param {string} cacheDir */
function isIn(cacheDir) {
  return findRunning([path.join(cacheDir, 'bin')]);
}

/** The npm packages' ffmpeg, absolute; null on an unsupported machine. */
export function packaged() {
  return packagedPrograms()?.[0] ?? null;
}

function packagedPrograms() {
  const require = createRequire(import.meta.url);
  try {
    return names.map((name) => require(`@${name}-installer/${name}`).path);
  } catch {
    return null;
  }
}

/** npm lets only their owner execute them. Returns whether they exist. */
function letAccountsRunPackaged() {
  const programs = packagedPrograms();
  if (process.getuid?.() === 0)
    programs?.forEach((program) => chmodSync(program, 0o755));
  return programs !== null;
}

/** @param {{ packages: number, megabytes: number }} options */
function sayPlan({ packages, megabytes }) {
  printAbove(
    `Fetching ffmpeg from the packages of this system (once): ${packages} packages, ${megabytes} MB ...`,
    process.stderr,
  );
}

/** @param {string} dir */
function finish(dir) {
  makeLaunchers(dir, names);
  if (!findRunning([path.join(dir, 'bin')]))
    throw new PlainError('it does not run here');
}

/** @param {string} problem */
function lastResortWarning(problem) {
  const install =
    process.platform === 'darwin'
      ? 'ffmpeg with Homebrew'
      : 'the package ffmpeg of your system';
  return (
    `!! Videos of guests are decoded by the ffmpeg that npm installs, of December 2018, which gets no security fixes${problem}.\n` +
    `!! Install ${install}: the worker takes it at once. Or name the folder of another one with FFMPEG_PATH and start again.`
  );
}

/**
 * Only both together are of use.
 * @param {string[]} dirs
 */
function findRunning(dirs) {
  return dirs.some(
    (dir) => dir && names.every((name) => runs(findIn([dir], [name]))),
  );
}

/** @param {string | null} program */
function runs(program) {
  return (
    program !== null &&
    spawnSync(program, ['-version'], { env: {}, stdio: 'ignore' }).status === 0
  );
}

/** @param {string} dir */
function isFresh(dir) {
  return Date.now() - statSync(path.join(dir, 'ffmpeg')).mtimeMs < freshMs;
}
