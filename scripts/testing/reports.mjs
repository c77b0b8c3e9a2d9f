import path from 'node:path';
import { fromRoot } from '../paths.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], slow: string[] }} Counts
 *   `failures` and `slow` name tests and files
 *
 * @typedef {object} JestReport also Vitest's
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {JestFile[]} testResults
 *
 * @typedef {object} JestFile
 * @property {string} name absolute path
 * @property {string} status
 * @property {{ status: string, fullName: string, ancestorTitles: string[], duration?: number | null }[]} assertionResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number }} stats
 * @property {{ rootDir: string }} config
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors outside of tests
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {{ projectName: string, status: string, results: { duration: number }[] }} PlaywrightTest
 */

/** A spec file of `npm test` that takes longer on quiet processors belongs to `test/proof`. */
export const SLOW_SECONDS = 20;

/** @type {Counts} */
export const nothing = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  slow: [],
};

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    slow: [...one.slow, ...other.slow],
  };
}

/**
 * The closing line of a run.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts the tests of a report. A file that does not load, and an error outside of tests, is one failure.
 * @param {JestReport | PlaywrightReport} report
 * @returns {Counts}
 */
export function countsOf(report) {
  return 'stats' in report ? countsOfPlaywright(report) : countsOfJest(report);
}

/**
 * @param {JestReport} report
 * @returns {Counts}
 */
function countsOfJest({ testResults, ...report }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(
        (test) => test.status === 'failed',
      );
      const names = failed.map(
        ({ fullName }) => `${fromRoot(name)}  ${fullName}`,
      );
      return names.length > 0 ? names : [`${fromRoot(name)}  did not load`];
    });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures,
    slow: testResults.flatMap(slowSpecs),
  };
}

/**
 * Names the spec files of a report's file whose tests took too long. A file of `test/api` that loads others has a group
 * for each of them.
 * @param {JestFile} file
 */
function slowSpecs({ name, assertionResults }) {
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { ancestorTitles, duration } of assertionResults) {
    const [group = ''] = ancestorTitles;
    const spec = group.endsWith('.spec.ts') ? group : fromRoot(name);
    seconds[spec] = (seconds[spec] ?? 0) + (duration ?? 0) / 1000;
  }
  return Object.entries(seconds)
    .filter(([, taken]) => taken > SLOW_SECONDS)
    .map(([spec, taken]) => `${spec}  ${Math.round(taken)} s`);
}

/**
 * A test that passed at a repetition counts as failed: it depends on luck.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
function countsOfPlaywright({ stats, config, suites, errors }) {
  const tests = suites.flatMap((suite) => testsIn(suite, config.rootDir));
  const failures = [
    ...tests.filter(hasFailed).map(({ name }) => name),
    ...errors.map(({ message = '' }) => message.split('\n')[0]),
  ];
  const slow = tests
    .filter(({ seconds }) => seconds > SLOW_SECONDS)
    .map(({ name, seconds }) => `${name}  ${Math.round(seconds)} s`);
  return {
    passed: stats.expected,
    failed: failures.length,
    skipped: tests.filter(
      (test) => test.status === 'skipped' && !test.wasInterrupted,
    ).length,
    failures,
    slow,
  };
}

/** @param {{ status: string, wasInterrupted: boolean }} test */
function hasFailed({ status, wasInterrupted }) {
  return wasInterrupted || ['unexpected', 'flaky'].includes(status);
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} dir
 * @param {string[]} groups
 * @returns {{ name: string, status: string, seconds: number, wasInterrupted: boolean }[]}
 */
function testsIn({ specs = [], suites = [] }, dir, groups = []) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${fromRoot(path.join(dir, file))}  ${[projectName, ...groups, title].join(' › ')}`,
      status,
      seconds: Math.max(0, ...results.map(({ duration }) => duration / 1000)),
      // A test that a stopped run did not reach is "skipped" without a result.
      wasInterrupted: status === 'skipped' && results.length === 0,
    })),
  );
  const inner = suites.flatMap((suite) =>
    testsIn(suite, dir, [...groups, suite.title]),
  );
  return [...own, ...inner];
}
