import { runProgram } from './program.js';

const LIMITS = { timeoutMs: 10_000, maxOutputBytes: 1_000 };
const run = (script: string, limits = LIMITS) =>
  runProgram(process.execPath, ['-e', script], limits);

it('answers what the program wrote, and hands it nothing of the environment', async () => {
  expect(
    (await run('console.log(Object.keys(process.env).length)')).toString(),
  ).toBe('0\n');
});

it('ends a program that takes too long', async () => {
  const running = run('setInterval(() => {}, 1000)', {
    ...LIMITS,
    timeoutMs: 1_000,
  });
  await expect(running).rejects.toMatchObject({
    reason: 'timed out after 1 s',
  });
});

it('ends a program that writes without end', async () => {
  const running = run('for (;;) require("fs").writeSync(1, "x".repeat(500))');
  await expect(running).rejects.toMatchObject({
    reason: 'gives more than 1000 bytes',
  });
});

it('tells the last that a program complained of, without paths', async () => {
  const running = run(
    'console.error("first\\n[mov @ 0x12ab] file:/secret/original: is broken"); process.exit(3)',
  );
  await expect(running).rejects.toMatchObject({ reason: 'is broken' });
});

it('runs at low priority', async () => {
  expect(
    Number((await run('console.log(os.getPriority())')).toString()),
  ).toBeGreaterThan(0);
});

it('rejects when there is no such program', async () => {
  await expect(runProgram('/nowhere/ffmpeg', [], LIMITS)).rejects.toMatchObject(
    { syscall: 'exec' },
  );
});
