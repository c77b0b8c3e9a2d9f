import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';

/**
 * @import { Failure } from './failures.mjs'
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} Counts
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {number} [numRuntimeErrorTestSuites]
 * @property {JestFile[]} [testResults]
 *
 * @typedef {object} JestFile
 * @property {string} status
 * @property {string} [name] absolute path
 * @property {string} [message]
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]} assertionResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ rootDir: string }} [config]
 * @property {PlaywrightSuite[]} [suites]
 * @property {(PlaywrightError & { location?: { file: string, line: number } })[]} [errors]
 *
 * @typedef {{ message?: string, stack?: string, value?: string }} PlaywrightError
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, file: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightTest
 * @property {string} [projectName]
 * @property {string} status
 * @property {string} expectedStatus
 * @property {{ errors?: PlaywrightError[] }[]} results
 */

/**
 * Each reader counts a parsed report, and names its failures.
 * @type {Counts}
 */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Reads jest --json and Vitest's json. A file that does not load counts as one failure.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function readJest(report) {
  const brokenFiles =
    report.numRuntimeErrorTestSuites ?? filesWithoutTests(report);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: failuresOfJest(report),
  };
}

/**
 * A flaky test counts as passed; Playwright's summary names it.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function readPlaywright(report) {
  const { stats, errors = [] } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: failuresOfPlaywright(report),
  };
}

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
  };
}

/**
 * The closing line of `npm test`.
 * @param {{ passed: number, failed: number, skipped: number }} options
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * At least one test ran and no test failed.
 * @param {{ passed: number, failed: number }} options
 */
export function isSuccess({ passed, failed }) {
  return failed === 0 && passed > 0;
}

/** @param {JestReport} report */
function filesWithoutTests({ testResults = [] }) {
  return testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
}
