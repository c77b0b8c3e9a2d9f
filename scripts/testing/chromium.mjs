import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  fetchAptPackages,
  hasApt,
  libraryDirs,
} from '../embedded/apt-packages.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { inRoot } from '../paths.mjs';
import { firstLine, PlainError } from '../plain-error.mjs';
import { installPackages } from './installed-packages.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The shell reads the second's resources from its own folder. */
const shellPackages = ['chromium-headless-shell', 'chromium-common'];
const shellDir = inRoot('.cache', 'headless-shell');
const hint =
  'Browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.';

/**
 * Finds a browser with windows: CHROMIUM_PATH, the system's, or, for root on Debian and its kin, one installed now.
 * @throws PlainError with a hint
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  if (given) throw new PlainError(`CHROMIUM_PATH ${given} does not exist.`);
  const program = installedChromium();
  if (program) return program;
  await installPackages(['chromium'], 'Chromium for the browser tests', hint);
  const installed = installedChromium();
  if (!installed) throw new PlainError(hint);
  return installed;
}

/**
 * Finds a browser for tests, and returns the environment that names it. The windowless Chromium comes first, as it needs
 * a fifth of the CPU time: on PATH, else Debian's packages in the cache.
 * @returns {Promise<NodeJS.ProcessEnv>}
 * @throws PlainError with a hint
 */
export async function browserEnvironment() {
  const shell = process.env.CHROMIUM_PATH ? null : await headlessShell();
  return shell ?? { CHROMIUM_PATH: await ensureChromium() };
}

async function headlessShell() {
  const onPath = findOnPath(...shellNames);
  if (onPath) return { CHROMIUM_PATH: onPath };
  if (!unpackedShell() && hasApt()) await fetchShell();
  return unpackedShell();
}

async function fetchShell() {
  process.stdout.write(
    'Fetching the headless Chromium from the packages of this system (once) ...\n',
  );
  try {
    await fetchAptPackages(shellPackages, shellDir);
  } catch (error) {
    process.stderr.write(
      `It could not be fetched (${firstLine(error)}); the tests take the installed browser.\n`,
    );
  }
}

/** Returns the environment of the fetched shell if it runs here. */
function unpackedShell() {
  const program = findIn([path.join(shellDir, 'usr/lib/chromium')], shellNames);
  if (!program) return null;
  const env = { LD_LIBRARY_PATH: libraryDirs(shellDir).join(':') };
  const { status } = spawnSync(program, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  return status === 0 ? { ...env, CHROMIUM_PATH: program } : null;
}

function installedChromium() {
  return (
    findOnPath(...names) ?? macPrograms.find((program) => existsSync(program))
  );
}
