import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ci-run-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

/** Runs `.ci/run` with a npm whose two rings end like this. */
function run(ring: string, proof: string) {
  const npm = `#!/bin/sh\n[ "$1" = test ] && { ${ring}; } || { ${proof}; }\n`;
  writeFileSync(join(dir, 'npm'), npm, { mode: 0o755 });
  const { stdout, status } = spawnSync('bash', ['.ci/run'], {
    env: { ...process.env, PATH: `${dir}${delimiter}${process.env.PATH}` },
  });
  const last = stdout.toString().trimEnd().split('\n').at(-1);
  return { last, status };
}

const says = (line: string, code = 0) => `echo "${line}"; exit ${code}`;

it('adds up the counts of both rings in its last line', () => {
  expect(run(says('5 passed, 0 failed'), says('2 passed, 0 failed'))).toEqual({
    last: '7 passed, 0 failed',
    status: 0,
  });
});

it('fails with the failures of either ring', () => {
  expect(
    run(says('5 passed, 1 failed', 1), says('2 passed, 2 failed', 1)),
  ).toEqual({ last: '7 passed, 3 failed', status: 1 });
});

it.each([
  ['ends without its counts', 'kill -9 $$'],
  ['has skipped a test', says('2 passed, 0 failed, 1 skipped', 1)],
])('counts a failure when a ring %s', (_, proof) => {
  const { last, status } = run(says('5 passed, 0 failed'), proof);
  expect(last).toMatch(/^[57] passed, 1 failed$/);
  expect(status).toBe(1);
});
