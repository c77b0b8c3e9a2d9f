import { once } from 'node:events';
import { constants } from 'node:os';
import { mediaProgramPids } from '../../../../../../test/support/decoders.js';
import { startConfined } from './confined-child.js';
import { MediaUnreadableError } from './media-unreadable-error.js';
import { processorMsOf, wasStarved } from './processor-time.js';
import { refuseFailure } from './program-failure.js';
import { ProgramInterruptedError } from './program-interrupted-error.js';
import { runProgram, type ProgramLimits } from './program.js';
import { mediaTools } from './tools.js';

const LIMITS = { timeoutMs: 10_000, maxOutputBytes: 1_000 };
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const END = {
  code: null,
  signal: null,
  isStarved: false,
  isStopped: false,
  lifeMs: 0,
};
const run = (script: string, limits: ProgramLimits = LIMITS) =>
  runProgram(process.execPath, ['-e', script], limits);

it("returns the program's output and passes an empty environment", async () => {
  expect(
    (await run('console.log(Object.keys(process.env).length)')).toString(),
  ).toBe('0\n');
});

it('kills a program after its timeout', async () => {
  const running = run('setInterval(() => {}, 1000)', {
    ...LIMITS,
    timeoutMs: 1_000,
  });
  await expect(running).rejects.toMatchObject({
    reason: expect.stringMatching(/^timed out after 1 s/) as string,
  });
});

describe('the machine is at fault', () => {
  it('when a program gets no time of the processors until its timeout', async () => {
    const running = run('setTimeout(() => {}, 60_000)', {
      ...LIMITS,
      timeoutMs: 200,
    });
    await expect(running).rejects.toThrow(ProgramInterruptedError);
    await expect(running).rejects.toMatchObject({
      reason: 'timed out after 0 s, with little of the processors',
    });
  });

  it.each(['SIGKILL', 'SIGTERM'])(
    'when %s comes from elsewhere',
    async (signal) => {
      const running = run(
        `process.kill(process.pid, '${signal}'); setTimeout(() => {}, 60_000)`,
      );
      await expect(running).rejects.toThrow(ProgramInterruptedError);
      await expect(running).rejects.toMatchObject({
        reason: `was ended by ${signal}`,
      });
    },
  );
});

describe.each(['SIGTERM', 'SIGINT'])(
  'ffmpeg, which catches %s and ends with an exit code',
  (signal) => {
    it('was interrupted', async () => {
      const { ffmpeg } = await mediaTools();
      const source = 'testsrc=size=64x64:duration=100000';
      const args = ['-nostdin', '-f', 'lavfi', '-i', source, '-f', 'rawvideo'];
      const command = [ffmpeg, ...args, 'pipe:1'];
      const child = await startConfined(command, LIMITS);
      await once(child.stdout, 'data');
      for (const pid of mediaProgramPids()) process.kill(pid, signal);
      child.stdout.resume();
      await expect(child.exited).rejects.toThrow(
        new ProgramInterruptedError('was ended by a signal'),
      );
    });
  },
);

describe('the file is at fault', () => {
  it.each([
    ['SIGSEGV', 'needs too much memory, or its decoder crashed'],
    ['SIGXCPU', 'takes too much processor time'],
    ['SIGABRT', 'needs too much memory, or its decoder crashed'],
  ])('when a program ends by %s', async (signal, reason) => {
    const running = run(
      `process.kill(process.pid, '${signal}'); setTimeout(() => {}, 60_000)`,
    );
    await expect(running).rejects.toThrow(MediaUnreadableError);
    await expect(running).rejects.toMatchObject({ reason });
  });

  it('when a program that catches SIGXCPU may have used its processor time', () => {
    const caught = { ...END, code: 255, lifeMs: 2_000 };
    expect(() => refuseFailure(caught, '', 2)).toThrow(
      new MediaUnreadableError('takes too much processor time'),
    );
  });

  it('when a program has used its processor time at the timeout', () => {
    const killed = {
      ...END,
      signal: 'SIGKILL' as const,
      endedBecause: 'timed out after 1 s',
    };
    expect(() => refuseFailure(killed, '', 2)).toThrow(MediaUnreadableError);
  });
});

it('counts the processor time of a process', () => {
  const before = processorMsOf(process.pid);
  const own = process.cpuUsage();
  while (process.cpuUsage(own).user < 100_000);
  expect(processorMsOf(process.pid)! - before!).toBeGreaterThanOrEqual(80);
  expect(processorMsOf(undefined)).toBeUndefined();
});

it.each([
  [true, 'less than half of its time', { before: 100, after: 590 }],
  [false, 'half of its time', { before: 100, after: 600 }],
  [false, 'an unknown time', { before: undefined, after: undefined }],
])(
  'a timeout is the machine’s fault: %s, with %s on a processor',
  (isStarved, _, used) => {
    expect(wasStarved(used, 1_000)).toBe(isStarved);
  },
);

it('kills a program that writes too much', async () => {
  const running = run('for (;;) require("fs").writeSync(1, "x".repeat(500))');
  await expect(running).rejects.toMatchObject({
    reason: 'gives more than 1000 bytes',
  });
});

it("reports the program's last message without paths", async () => {
  const running = run(
    'console.error("first\\n[mov @ 0x12ab] file:/secret/original: is broken"); process.exit(3)',
  );
  await expect(running).rejects.toMatchObject({ reason: 'is broken' });
});

it.each([
  ["the worker's priority", LIMITS, PRIORITY_BELOW_NORMAL],
  ['a lower one', { ...LIMITS, priority: PRIORITY_LOW }, PRIORITY_LOW],
])('runs at %s', async (_, limits, expected) => {
  const output = await run('console.log(os.getPriority())', limits);
  expect(Number(output)).toBe(expected);
});

it('rejects when the program does not exist', async () => {
  await expect(runProgram('/nowhere/ffmpeg', [], LIMITS)).rejects.toMatchObject(
    { syscall: 'exec' },
  );
});

it('names a full disk as a fault of the machine, which no file causes', async () => {
  const running = run(
    'console.error("[out#0] Error writing trailer: No space left on device"); process.exit(228)',
  );
  await expect(running).rejects.toMatchObject({
    message: 'No space left on device',
    syscall: 'write',
  });
});
