import { runCaptured } from '../embedded/processes.mjs';
import { rootDir } from '../paths.mjs';

/** @import { Step } from './steps.mjs' */

const atOnce = 2;

/**
 * Prints a line for each step, or a failed one's output. Returns whether all passed.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failed.length > 0)
    process.stdout.write(
      `\n${failed.length} of ${steps.length} failed: ${failed.join(', ')}\n`,
    );
  return failed.length === 0;
}

/** @param {{ name: string, args: string[] }} options */
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
  if (!passed) process.stdout.write(`${output.trim()}\n\n`);
  else
    for (const warning of output
      .split('\n')
      .filter((line) => line.startsWith('!!')))
      process.stdout.write(`${warning}\n`);
  return passed;
}
