import { existsSync } from 'node:fs';
import { findOnPath } from '../embedded/programs.mjs';
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

/**
 * Returns `{ path }`: CHROMIUM_PATH, the system's, or, for root on Debian and its kin, one installed now; else a
 * `problem` in one line.
 * @returns {Promise<{ path: string, problem?: undefined } | { path?: undefined, problem: string }>}
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return existsSync(given)
      ? { path: given }
      : { problem: `CHROMIUM_PATH ${given} does not exist.` };
  return usable() ?? (await installed());
}

function usable() {
  const path =
    findOnPath(...names) ?? macPrograms.find((program) => existsSync(program));
  return path ? { path } : null;
}

async function installed() {
  const hint =
    'Browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.';
  const reason = await installPackages(
    ['chromium'],
    'Chromium for the browser tests',
  );
  if (reason) return { problem: `${hint} (${reason})` };
  return usable() ?? { problem: hint };
}
