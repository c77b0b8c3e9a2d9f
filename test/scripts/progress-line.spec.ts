import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The helper runs on a terminal of util-linux, and in a pipe. */

const HELPER = pathToFileURL(
  join(process.cwd(), 'scripts/progress-line.mjs'),
).href;
/** Ends as soon as its progress is read, in a pipe at once. */
const PROGRAM = `
import { printAbove, withProgress } from '${HELPER}';
let onRead = () => {};
const read = () => (onRead(), 'Fetching  1 of 2 MB');
await withProgress(read, () => new Promise((resolve) => {
  onRead = () => setImmediate(() => resolve(printAbove('one')));
  if (!process.stdout.isTTY) onRead();
}));
console.log('two');`;

const dir = mkdtempSync(join(tmpdir(), 'hatira-progress-'));
const file = join(dir, 'program.mjs');

beforeAll(() => writeFileSync(file, PROGRAM));
afterAll(() => rmSync(dir, { recursive: true }));

function outputOf(command: string, ...parameters: string[]): string {
  return spawnSync(command, parameters, { encoding: 'utf8' }).stdout;
}

it('is rewritten in place and cleared before other output', () => {
  const line = `${process.execPath} ${file}`;
  expect(outputOf('script', '-qec', line, '/dev/null')).toBe(
    '\r\u001B[2KFetching  1 of 2 MB\r\u001B[2Kone\r\ntwo\r\n',
  );
});

it('is silent in a pipe', () => {
  expect(outputOf(process.execPath, file)).toBe('one\ntwo\n');
});
