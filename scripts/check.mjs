import { runSteps } from './check/run-steps.mjs';
import { steps } from './check/steps.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainError, runMain } from './plain-error.mjs';

/** `npm run check [name ...]`: all steps, or only those whose name begins with one of the words. */
await runMain(async () => {
  await ensureInstalled();
  const wanted = process.argv.slice(2);
  const chosen = steps().filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
  if (chosen.length === 0)
    throw new PlainError(
      `No step is called so. Steps: ${steps()
        .map(({ name }) => name)
        .join(', ')}`,
    );
  process.exitCode = (await runSteps(chosen)) ? 0 : 1;
});
