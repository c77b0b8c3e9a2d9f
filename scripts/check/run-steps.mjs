import { availableParallelism } from 'node:os';
import { runCaptured } from '../embedded/processes.mjs';
import { rootDir } from '../paths.mjs';

/**
 * @import { PassedSteps } from './caches/passed-steps.mjs'
 * @import { Step } from './steps.mjs'
 */

/** More of them need more memory than a small machine has. */
const atOnce = Math.min(Math.max(availableParallelism(), 2), 4);

/**
 * Prints a line for each step, and a failed one's output; the last line names the failed. Returns whether all passed.
 * @param {Step[]} steps
 * @param {PassedSteps} passedSteps
 */
export async function runSteps(steps, passedSteps) {
  const waiting = [...steps];
  /** @type {Step[]} */
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, isRemembered } = step;
      if (isRemembered && passedSteps.has(name))
        process.stdout.write(`ok      ${name}  no file has changed\n`);
      else if (!(await runStep(step))) failed.push(step);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  passedSteps.save(
    steps
      .filter((step) => step.isRemembered && !failed.includes(step))
      .map(({ name }) => name),
  );
  if (failed.length > 0)
    process.stdout.write(
      `\n${failed.length} of ${steps.length} failed: ${failed.map(({ name }) => name).join(', ')}\n`,
    );
  return failed.length === 0;
}

/** @param {Step} step */
async function runStep({ name, args }) {
  const startedAt = performance.now();
  const { code, output } = await runCaptured(process.execPath, args, {
    cwd: rootDir,
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const passed = code === 0;
  process.stdout.write(
    `${passed ? 'ok    ' : 'FAILED'}  ${name}  ${seconds} s\n`,
  );
  const shown = passed ? warningsOf(output) : `${output.trim()}\n\n`;
  process.stdout.write(shown);
  return passed;
}

/** @param {string} output */
function warningsOf(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('!!'))
    .map((line) => `${line}\n`)
    .join('');
}
