import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  fetchAptPackages,
  hasApt,
  libraryDirs,
} from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { firstLine } from '../plain-error.mjs';

const names = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The shell reads the second's resources from its own folder. */
const packages = ['chromium-headless-shell', 'chromium-common'];

/**
 * The windowless Chromium (a fifth of the CPU time): on PATH, else Debian's packages in the cache, fetched if missing.
 * @param {string} [cacheDir]
 * @returns `{ path, env }`; null without one, or when CHROMIUM_PATH names another browser
 */
export async function headlessShell(
  cacheDir = inRoot('.cache', 'headless-shell'),
) {
  if (process.env.CHROMIUM_PATH) return null;
  const onPath = findOnPath(...names);
  if (onPath) return { path: onPath, env: {} };
  if (!unpacked(cacheDir)) await fetchInto(cacheDir);
  return unpacked(cacheDir);
}

/** @param {string} cacheDir */
async function fetchInto(cacheDir) {
  if (!hasApt()) return;
  process.stdout.write(
    'Fetching the headless Chromium from the packages of this system (once) ...\n',
  );
  try {
    await fetchAptPackages(packages, cacheDir);
  } catch (error) {
    process.stderr.write(
      `It could not be fetched (${firstLine(error)}); the tests take the installed browser.\n`,
    );
  }
}

/**
 * Returns the fetched shell if it runs here.
 * @param {string} cacheDir
 */
function unpacked(cacheDir) {
  const program = findIn([path.join(cacheDir, 'usr/lib/chromium')], names);
  if (!program) return null;
  const env = { LD_LIBRARY_PATH: libraryDirs(cacheDir).join(':') };
  const { status } = spawnSync(program, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  return status === 0 ? { path: program, env } : null;
}
