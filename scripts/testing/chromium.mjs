import { existsSync } from 'node:fs';
import { findOnPath } from '../embedded/programs.mjs';
import { runCaptured } from '../embedded/processes.mjs';

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
 * A Chromium for the browser tests, as `{ path }`: CHROMIUM_PATH, else the system's, else, for root on Debian and its
 * kin, the distribution's package, installed now. `{ problem }` names the missing part in one line.
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

/** Finds an installed Chromium. */
function usable() {
  const path =
    findOnPath(...names) ?? macPrograms.find((program) => existsSync(program));
  return path ? { path } : null;
}

async function installed() {
  const hint =
    'Browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.';
  if (process.getuid?.() !== 0 || !findOnPath('apt-get'))
    return { problem: hint };
  process.stdout.write(
    'Installing Chromium for the browser tests (once) ...\n',
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const { code, output } = await runCaptured('apt-get', ['-qq', ...args], {
      env,
    });
    if (code !== 0)
      return {
        problem: `${hint} (apt-get ${args[0]}: ${output.trim().split('\n').at(-1)})`,
      };
  }
  return usable() ?? { problem: hint };
}
