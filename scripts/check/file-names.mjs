import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';

const checkedDirs = ['apps', 'libs', 'test', 'scripts', 'docs', 'deploy'];
const skippedDirs = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  '__screenshots__',
]);
const namesOfTools = new Set(['Caddyfile', 'README.md']);

/** `assemble-upload.job.ts`: kebab-case, then role and extension. */
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const sayNothing =
  /^(common|utils?|helpers?|misc|types\.tsx?|constants\.tsx?)$/;

/**
 * Returns files and folders whose names break the rules, one line each.
 * @param {string} dir
 * @returns {string[]}
 */
function fileNameProblems(dir) {
  const entries = readdirSync(inRoot(dir), { withFileTypes: true });
  return entries
    .filter(
      ({ name }) =>
        !name.startsWith('.') &&
        !skippedDirs.has(name) &&
        !namesOfTools.has(name),
    )
    .flatMap((entry) => {
      const place = path.posix.join(dir, entry.name);
      return [
        ...problemsOf(entry.name, place),
        ...(entry.isDirectory() ? fileNameProblems(place) : []),
      ];
    });
}

/**
 * @param {string} name
 * @param {string} place
 */
function problemsOf(name, place) {
  if (!kebabCase.test(name)) return [`${place}: the name is not kebab-case`];
  if (sayNothing.test(name))
    return [`${place}: the name does not say what is inside`];
  return [];
}

await runMain(() => {
  const problems = checkedDirs
    .filter((dir) => existsSync(inRoot(dir)))
    .flatMap(fileNameProblems);
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
});
