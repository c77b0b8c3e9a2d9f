/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {number} [numRuntimeErrorTestSuites]
 * @property {{ status: string, assertionResults: unknown[] }[]} [testResults]
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} [errors]
 */

/** Each reader counts a parsed report. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * Reads jest --json and Vitest's json. A file that does not load counts as one failure.
 * @param {JestReport} report
 */
export function readJest(report) {
  const brokenFiles =
    report.numRuntimeErrorTestSuites ?? filesWithoutTests(report);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * A flaky test counts as passed; Playwright's summary names it.
 * @param {PlaywrightReport} report
 */
export function readPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {Counts} one
 * @param {Counts} other
 */
export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
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
