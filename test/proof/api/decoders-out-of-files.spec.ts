import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROCESS = path.resolve('dist/apps/api/src/platform/imaging/process');

/** Takes every descriptor, then starts a child. */
const RUN = `
const { openSync } = await import('node:fs');
const [module] = process.argv.slice(1);
const { confinement } = await import(module + '/confinement.js');
const { runProgram } = await import(module + '/program.js');
await confinement();
try {
  for (;;) openSync('/dev/null');
} catch {}
const limits = { timeoutMs: 20_000, maxOutputBytes: 1_000 };
const failure = await runProgram('/bin/true', [], limits).catch((error) => error);
await new Promise(setImmediate);
console.log(failure.code);
`;

it('a child that cannot start for lack of descriptors leaves the worker alive', async () => {
  const { stdout } = await promisify(execFile)('/bin/sh', [
    '-c',
    'ulimit -n 200; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    RUN,
    PROCESS,
  ]);
  expect(stdout).toBe('EMFILE\n');
});
