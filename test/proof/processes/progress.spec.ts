import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestGuest } from '../../support/requests/guest.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { maintenance } from '../../support/servers/maintenance-command.js';
import { useTestApp } from '../../support/servers/test-app.js';

const CLEARED = '\r\u001B[2K';

const test = useTestApp({ withWorker: true });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatira-progress-'));
  const guest = new TestGuest(test.url, await createWedding(test));
  await guest.single(jpegBytes(4_000), 'one.jpg').expect(200);
  await test.drain();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command on a terminal of util-linux. */
function onTerminal(...parameters: string[]): string {
  const script = join(process.cwd(), 'dist/apps/api/src/maintenance.js');
  const command = [process.execPath, script, ...parameters].join(' ');
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, ...test.env },
    encoding: 'utf8',
  });
  return stdout;
}

it.each([
  ['verify', 'verify', () => []],
  ['backup', 'Backup', () => [folder]],
])(
  '%s shows counts and clears them before its result',
  (name, result, more) => {
    expect(onTerminal(name, ...more())).toMatch(
      new RegExp(
        `\\[2K${name}  1 of \\d+ files  0\\.0 of 0\\.0 MiB[^]*\\[2K(${result}|\\d+ objects)[^\\r]*\\r\\n$`,
      ),
    );
  },
);

it('is silent in a pipe', async () => {
  for (const parameters of [['verify'], ['backup', folder]])
    expect((await maintenance(test, ...parameters)).output).not.toContain(
      CLEARED.slice(0, 1),
    );
});
