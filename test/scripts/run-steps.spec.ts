import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassedSteps } from '../../scripts/check/caches/passed-steps.mjs';
import { runSteps } from '../../scripts/check/run-steps.mjs';

let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatira-steps-'));
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const step = (name: string, program: string) => ({
  name,
  args: ['-e', program],
  isRemembered: true,
});
const good = step('good', "console.log('words\\n!! a warning')");
const bad = step('bad', "console.log('the reason'); process.exit(3)");
const run = (steps: ReturnType<typeof step>[], state = 'one') =>
  runSteps(steps, new PassedSteps(folder, () => state));

it('prints a line and the warnings of a step that passes', async () => {
  expect(await run([good])).toBe(true);
  expect(output).toMatch(/^ok {6}good {2}\d+ s\n!! a warning\n$/);
});

it('prints the output of a step that fails, and names it in the last line', async () => {
  expect(await run([good, bad])).toBe(false);
  expect(output).toMatch(/^FAILED {2}bad {2}\d+ s\nthe reason\n/m);
  expect(output).toMatch(/\n1 of 2 failed: bad\n$/);
});

it('runs a failed step again, and a passed one only after a change', async () => {
  await run([good, bad]);
  output = '';
  expect(await run([good, bad])).toBe(false);
  expect(output).toContain('ok      good  no file has changed\n');
  expect(output).toContain('the reason');
  output = '';
  await run([good], 'two');
  expect(output).toMatch(/^ok {6}good {2}\d+ s\n/);
});

it('fails when a step does not start', async () => {
  const missing = { name: 'missing', args: ['no-such-file.mjs'] };
  expect(await run([{ ...missing, isRemembered: false }])).toBe(false);
  expect(output).toContain('no-such-file.mjs');
});
