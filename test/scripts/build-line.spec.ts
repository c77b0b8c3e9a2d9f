import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/until.js';

/** Enough to begin with the back end. */
const PLACES = [
  'scripts',
  'libs',
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  '.swcrc',
  'tsconfig.base.json',
];

let copy: string;
beforeEach(() => void (copy = mkdtempSync(join(tmpdir(), 'hatira-build-'))));
afterEach(() => rmSync(copy, { recursive: true }));

it('says which parts it builds before the first is built', async () => {
  for (const place of PLACES)
    cpSync(place, join(copy, place), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const child = spawn(process.execPath, [join(copy, 'scripts/build.mjs')], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  try {
    await until(
      'the build has said something',
      () => output,
      (text) => text.includes('\n'),
    );
    expect(output.split('\n')[0]).toBe('Building the back end ...');
  } finally {
    // The compiler is its child.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
    await ended;
  }
});
