import { cacheFolder } from './check/caches/cache-folder.mjs';
import { PassedSteps } from './check/caches/passed-steps.mjs';
import { treeState } from './check/caches/state.mjs';
import { runSteps } from './check/run-steps.mjs';
import { steps } from './check/steps.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainError, runMain } from './plain-error.mjs';

const usage = `
npm run check                     every step
npm run check -- lint types       the steps whose name begins with one of the words

Steps: ${steps()
  .map(({ name }) => name)
  .join(', ')}
`;

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find(
    (word) => !steps().some(({ name }) => name.startsWith(word)),
  );
  if (unknown) {
    const names = steps().map(({ name }) => name);
    throw new PlainError(
      `No step begins with "${unknown}". Steps: ${names.join(', ')}.`,
    );
  }
  await ensureInstalled();
  const cache = cacheFolder();
  const chosen = steps(cache).filter(
    ({ name }) =>
      wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
  );
  process.exitCode = (await runSteps(chosen, new PassedSteps(cache, treeState)))
    ? 0
    : 1;
}, usage);
