import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INPUT, TARGET } from './child-files.js';
import { confinement, hideFromChildren } from './confinement.js';
import {
  runProgram,
  type ProgramInput,
  type ProgramLimits,
} from './program.js';

const LIMITS = { timeoutMs: 20_000, maxOutputBytes: 100_000 };
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'confined-'));
  hideFromChildren([dir]);
});

afterAll(() => rm(dir, { recursive: true }));

const sh = (
  script: string,
  limits: Partial<ProgramLimits> = {},
  input?: ProgramInput,
) =>
  runProgram(
    '/bin/sh',
    ['-c', script, 'sh', INPUT, TARGET],
    { ...LIMITS, ...limits },
    input,
  );
const node = (script: string, limits: Partial<ProgramLimits> = {}) =>
  runProgram(process.execPath, ['-e', script], { ...LIMITS, ...limits });
const status = async () => (await sh('cat /proc/self/status')).toString();
const onLinux = isLinux ? it : it.skip;
const asRoot = isRoot && isLinux ? it : it.skip;

onLinux('describes the restrictions of children', async () => {
  const { description, isWeak } = await confinement();
  expect(description).toMatch(
    /^as (the account \d+|this account, with(out)? the product's files|root), with(out)? network, with(out)? new privileges$/,
  );
  expect(isWeak).toBe(false);
});

asRoot('runs children under an account without rights', async () => {
  const found = await status();
  expect(
    /^Uid:\t(\d+)\t(\d+)\t(\d+)\t(\d+)$/m.exec(found)?.slice(1),
  ).not.toContain('0');
  expect(/^Gid:\t(\d+)/m.exec(found)?.[1]).not.toBe('0');
  expect(found).toMatch(/^Groups:\s*$/m);
  expect(found).toMatch(/^CapEff:\t0{16}$/m);
});

onLinux(
  'denies children new privileges where the system supports it',
  async () => {
    const { description } = await confinement();
    expect((await status()).includes('NoNewPrivs:\t1')).toBe(
      description.endsWith('without new privileges'),
    );
  },
);

onLinux('isolates children in an empty network', async () => {
  const { description } = await confinement();
  const interfaces =
    (await sh('cat /proc/self/net/dev')).toString().match(/^ *\w+:/gm) ?? [];
  expect(interfaces.map((name) => name.trim()).join() === 'lo:').toBe(
    description.includes('without network'),
  );
  const connecting =
    node(`require('net').connect(${process.pid % 60_000}, '127.0.0.1').on('error', (e) => {
    console.log(e.code); })`);
  if (description.includes('without network'))
    expect((await connecting).toString()).toBe('ENETUNREACH\n');
});

onLinux('limits the CPU time of a child by the kernel', async () => {
  // 0.5 s allow one CPU second; else the parent's timer reports a timeout.
  const spinning = sh('ulimit -t; while :; do :; done', { timeoutMs: 500 });
  await expect(spinning).rejects.toMatchObject({
    reason: expect.stringMatching(/timed out|too much/) as string,
  });
  expect((await sh('ulimit -t', { timeoutMs: 7_500 })).toString()).toBe('15\n');
});

onLinux('limits the memory of a child', async () => {
  const taking = node(`Buffer.alloc(900_000_000, 1); console.log('taken')`, {
    maxDataBytes: 400_000_000,
  });
  await expect(taking).rejects.toThrow();
  expect(
    (
      await node(`Buffer.alloc(100_000_000, 1); console.log('taken')`)
    ).toString(),
  ).toBe('taken\n');
});

it('lets a child write only its target, up to the size limit', async () => {
  const target = path.join(dir, 'target');
  await sh('printf 1234567890 > "$2"', { maxTargetBytes: 4_096 }, { target });
  expect(await stat(target)).toMatchObject({
    size: 10,
    uid: process.getuid?.(),
  });
  const tooMuch = sh(
    'exec dd if=/dev/zero of="$2" bs=1024 count=100 2>&1',
    { maxTargetBytes: 10_240 },
    { target },
  );
  await expect(tooMuch).rejects.toMatchObject({
    reason: 'becomes too large a file',
  });
  expect((await stat(target)).size).toBe(10_240);
  const other = path.join(dir, 'other');
  await expect(sh(`printf 1 > ${other}`)).rejects.toThrow();
});

it('lets a child read its input regardless of file modes', async () => {
  const input = path.join(dir, 'input');
  await writeFile(input, 'a photo');
  await chmod(input, 0o600);
  expect((await sh('cat "$1"', {}, { input })).toString()).toBe('a photo');
  expect(await stat(input)).toMatchObject({
    uid: process.getuid?.(),
    mode: 0o100600,
  });
});

onLinux('keeps every other file of ours from a child', async () => {
  const { description } = await confinement();
  if (description.includes("with the product's files")) return;
  const secret = path.join(dir, 'secret');
  await writeFile(secret, 'a secret', { mode: 0o600 });
  await expect(sh(`cat ${secret}`)).rejects.toThrow(
    /Permission denied|No such file/,
  );
  await expect(sh(`cat /proc/${process.pid}/environ`)).rejects.toThrow(
    /Permission denied/,
  );
});

onLinux(
  'makes children the first victims when memory runs out, without core dumps',
  async () => {
    expect(
      (await sh('cat /proc/self/oom_score_adj; ulimit -c')).toString(),
    ).toBe('1000\n0\n');
  },
);
