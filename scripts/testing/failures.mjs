import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rootDir } from '../paths.mjs';

/**
 * @import { JestReport, PlaywrightReport, PlaywrightSuite, PlaywrightTest } from './summaries.mjs'
 *
 * @typedef {object} Failure
 * @property {string} [part]
 * @property {string} [file] relative to the checkout
 * @property {string} name of the test, with its groups
 * @property {string} error may have many lines
 */

const MAX_LINES = 10;
const MAX_COLUMNS = 200;
/** Of more failures only the names: a server that is away fails them all. */
const MAX_EXPLAINED = 30;

/**
 * Returns the failed tests of jest --json and Vitest's json, and the files that failed without one.
 * @param {JestReport} report
 * @returns {Failure[]}
 */
export function failuresOfJest({ testResults = [] }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message = '', assertionResults }) => {
      const file = fromRoot(name);
      const failed = assertionResults.filter(
        ({ status }) => status === 'failed',
      );
      if (failed.length === 0)
        return { file, name: 'the file itself', error: message };
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        error: (failureMessages ?? []).join('\n'),
      }));
    });
}

/**
 * Returns the failed tests, those that did not run, and the errors outside of tests.
 * @param {PlaywrightReport} report
 * @returns {Failure[]}
 */
export function failuresOfPlaywright({ config, suites = [], errors = [] }) {
  const dir = config?.rootDir ?? rootDir;
  return [
    ...suites.flatMap((suite) => failuresIn(suite, dir)),
    ...errors.map(({ location, ...error }) => ({
      ...(location && { file: `${fromRoot(location.file)}:${location.line}` }),
      name: 'outside of any test',
      error: textOf(error),
    })),
  ];
}

/**
 * Returns the lines that name the failures, with the first lines of their errors.
 * @param {Failure[]} failures
 */
export function failureLines(failures) {
  if (failures.length === 0) return [];
  const lines = failures.flatMap(({ part, file, name, error }, index) => [
    ['FAILED', part, file, name].filter(Boolean).join('  '),
    ...(index < MAX_EXPLAINED ? firstLines(error) : []),
  ]);
  return [...lines, ''];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} dir
 * @param {string[]} groups
 * @returns {Failure[]}
 */
function failuresIn({ specs = [], suites = [] }, dir, groups = []) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap((test) => {
      const error = errorOf(test);
      const names = [test.projectName, ...groups, title].filter(Boolean);
      return error === undefined
        ? []
        : [
            {
              file: fromRoot(path.join(dir, file)),
              name: names.join(' › '),
              error,
            },
          ];
    }),
  );
  const inner = suites.flatMap((suite) =>
    failuresIn(suite, dir, [...groups, suite.title]),
  );
  return [...own, ...inner];
}

/**
 * Undefined: passed, or skipped by its own wish.
 * @param {PlaywrightTest} test
 */
function errorOf({ status, expectedStatus, results }) {
  if (status === 'unexpected')
    return (results.at(-1)?.errors ?? []).map(textOf).join('\n');
  const isUnrun =
    status === 'skipped' &&
    (results.length === 0 || expectedStatus !== 'skipped');
  return isUnrun ? 'did not run' : undefined;
}

/** @param {{ message?: string, stack?: string, value?: string }} error */
function textOf({ message, stack, value }) {
  return stack ?? message ?? value ?? '';
}

/** @param {string} text */
function firstLines(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line.slice(0, MAX_COLUMNS)}`);
}

/** @param {string} file */
function fromRoot(file) {
  return path.relative(rootDir, file);
}
