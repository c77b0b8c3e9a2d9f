import { join } from 'node:path';
import { add, closingLine, countsOf } from '../../scripts/testing/reports.mjs';

const passed = { status: 'passed', fullName: 'a b', ancestorTitles: ['a'] };

describe('a report of Jest or Vitest', () => {
  it('counts tests, and names those that failed with their file', () => {
    const counts = countsOf({
      numPassedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: join(process.cwd(), 'test/api/one.spec.ts'),
          status: 'failed',
          assertionResults: [
            passed,
            { status: 'failed', fullName: 'does it', ancestorTitles: [] },
          ],
        },
        {
          name: join(process.cwd(), 'test/api/two.spec.ts'),
          status: 'passed',
          assertionResults: [passed],
        },
      ],
    });
    expect(counts).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['test/api/one.spec.ts  does it'],
      slow: [],
    });
  });

  it('counts a file that does not load as one failure', () => {
    const counts = countsOf({
      numPassedTests: 0,
      numPendingTests: 0,
      testResults: [
        {
          name: join(process.cwd(), 'test/api/one.spec.ts'),
          status: 'failed',
          assertionResults: [],
        },
      ],
    });
    expect(counts).toMatchObject({
      failed: 1,
      failures: ['test/api/one.spec.ts  did not load'],
    });
  });

  it('names slow spec files, also those that share a file', () => {
    const test = (ancestorTitles: string[], duration: number) => ({
      ...passed,
      ancestorTitles,
      duration,
    });
    const { slow } = countsOf({
      numPassedTests: 4,
      numPendingTests: 0,
      testResults: [
        {
          name: join(process.cwd(), 'test/api/together-1.ts'),
          status: 'passed',
          assertionResults: [
            test(['test/api/a.spec.ts', 'x'], 15_000),
            test(['test/api/a.spec.ts'], 15_000),
            test(['test/api/b.spec.ts'], 19_000),
          ],
        },
        {
          name: join(process.cwd(), 'libs/c.spec.ts'),
          status: 'passed',
          assertionResults: [test(['group'], 21_000)],
        },
      ],
    });
    expect(slow).toEqual(['test/api/a.spec.ts  30 s', 'libs/c.spec.ts  21 s']);
  });
});

describe('a report of Playwright', () => {
  const rootDir = join(process.cwd(), 'test');
  const test = (
    title: string,
    status: string,
    results = [{ duration: 5 }],
  ) => ({
    title,
    file: 'browser/a.spec.ts',
    tests: [{ projectName: 'phone', status, results }],
  });
  const report = (
    specs: ReturnType<typeof test>[],
    errors = [] as object[],
  ) => ({
    config: { rootDir },
    stats: {
      expected: specs.filter((s) => s.tests[0]!.status === 'expected').length,
    },
    suites: [{ title: 'a.spec.ts', suites: [{ title: 'group', specs }] }],
    errors,
  });

  it('counts a test that passed at a repetition as failed', () => {
    const counts = countsOf(
      report([test('works', 'expected'), test('flickers', 'flaky')]),
    );
    expect(counts).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['test/browser/a.spec.ts  phone › group › flickers'],
    });
  });

  it('counts tests that a stopped run did not reach, and errors outside of tests, as failed', () => {
    const counts = countsOf(
      report(
        [test('late', 'skipped', []), test('left out', 'skipped')],
        [{ message: 'no browser\nat launch' }],
      ),
    );
    expect(counts).toMatchObject({ passed: 0, failed: 2, skipped: 1 });
    expect(counts.failures).toContain('no browser');
  });

  it('names slow tests', () => {
    const { slow } = countsOf(
      report([test('crawls', 'expected', [{ duration: 25_400 }])]),
    );
    expect(slow).toEqual([
      'test/browser/a.spec.ts  phone › group › crawls  25 s',
    ]);
  });
});

it('the closing line sums up all calls', () => {
  const one = { passed: 5, failed: 0, skipped: 0, failures: [], slow: [] };
  const other = { ...one, failed: 1, failures: ['x'] };
  expect(closingLine(one)).toBe('5 passed, 0 failed');
  expect(closingLine(add(one, { ...other, skipped: 2 }))).toBe(
    '10 passed, 1 failed, 2 skipped',
  );
});
