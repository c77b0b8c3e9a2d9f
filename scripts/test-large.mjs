import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import os from 'node:os';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { PlainError, runMain } from './plain-error.mjs';

/** An archive beside the copy of it that is opened. */
const neededGib = 14;

/** `npm run test:large`: what takes gigabytes of disk and minutes of time, and is therefore no part of `npm test`. */
async function main() {
  const { bavail, bsize } = statfsSync(os.tmpdir());
  const freeGib = (bavail * bsize) / 1024 ** 3;
  if (freeGib < neededGib) {
    throw new PlainError(`${os.tmpdir()} has ${freeGib.toFixed(1)} GiB free; this needs ${neededGib}.`);
  }
  await ensureInstalled();
  const jest = inRoot('node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [jest, '--selectProjects', 'large', '--runInBand'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

await runMain(main);
