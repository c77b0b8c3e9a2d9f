import {
  failureLines,
  failuresOfJest,
  failuresOfPlaywright,
} from '../../scripts/testing/failures.mjs';
import { readJest, readPlaywright } from '../../scripts/testing/summaries.mjs';

const passed = { status: 'passed', fullName: 'a slice is stored' };

it('names failed tests of Jest and Vitest, and files that fail without one', () => {
  const report = {
    ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 0 },
    testResults: [
      {
        ...{ name: `${process.cwd()}/test/api/one.spec.ts`, status: 'failed' },
        assertionResults: [
          passed,
          {
            status: 'failed',
            fullName: 'slices arrive once',
            failureMessages: ['Error: 2 slices', 'Error: later'],
          },
        ],
      },
      {
        ...{ name: `${process.cwd()}/test/api/two.spec.ts`, status: 'failed' },
        message: 'Cannot find module',
        assertionResults: [],
      },
      { name: 'x.spec.ts', status: 'passed', assertionResults: [passed] },
    ],
  };
  expect(readJest(report)).toMatchObject({ passed: 2, failed: 2, skipped: 0 });
  expect(failuresOfJest(report)).toEqual([
    {
      file: 'test/api/one.spec.ts',
      name: 'slices arrive once',
      error: 'Error: 2 slices\nError: later',
    },
    {
      file: 'test/api/two.spec.ts',
      name: 'the file itself',
      error: 'Cannot find module',
    },
  ]);
});

function ended(title: string, status: string, message?: string) {
  const results =
    status === 'none' ? [] : [{ errors: message ? [{ message }] : [] }];
  const outcome = status === 'none' ? 'skipped' : status;
  const test = {
    projectName: 'phone',
    status: outcome,
    expectedStatus: 'passed',
    results,
  };
  return { title, file: 'guest/notes.spec.ts', tests: [test] };
}

it('names failed tests of Playwright, those that did not run, and errors outside of tests', () => {
  const inner = {
    title: 'a note',
    specs: [
      ended('is sent', 'unexpected', 'Error: no toast'),
      ended('is kept', 'expected'),
      ended('is read', 'none'),
      ended('is stopped by an error before it', 'skipped'),
    ],
  };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 2 },
    config: { rootDir: `${process.cwd()}/test/browser` },
    suites: [{ title: 'guest/notes.spec.ts', specs: [], suites: [inner] }],
    errors: [
      {
        message: 'Error: late',
        stack: 'Error: late\n    at there',
        location: { file: `${process.cwd()}/test/support/a.ts`, line: 7 },
      },
    ],
  };
  expect(readPlaywright(report)).toMatchObject({ failed: 2, skipped: 2 });
  const file = 'test/browser/guest/notes.spec.ts';
  expect(failuresOfPlaywright(report)).toEqual([
    { file, name: 'phone › a note › is sent', error: 'Error: no toast' },
    { file, name: 'phone › a note › is read', error: 'did not run' },
    {
      file,
      name: 'phone › a note › is stopped by an error before it',
      error: 'did not run',
    },
    {
      file: 'test/support/a.ts:7',
      name: 'outside of any test',
      error: 'Error: late\n    at there',
    },
  ]);
});

it('leaves out tests that skip themselves', () => {
  const test = { status: 'skipped', expectedStatus: 'skipped', results: [{}] };
  const specs = [{ title: 'only on Linux', file: 'a.spec.ts', tests: [test] }];
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 1 };
  const suites = [{ title: 'a.spec.ts', specs }];
  expect(failuresOfPlaywright({ stats, suites })).toEqual([]);
});

it('prints the first lines of each error, without colours', () => {
  const long = Array.from({ length: 99 }, (_, index) => `line ${index}`);
  const failure = {
    part: 'api',
    file: 'test/api/one.spec.ts',
    name: 'slices arrive once',
    error: ['\u001b[31mError: 2 slices\u001b[39m', '', ...long].join('\n'),
  };
  const lines = failureLines([failure]);
  expect(lines.slice(0, 3)).toEqual([
    'FAILED  api  test/api/one.spec.ts  slices arrive once',
    '    Error: 2 slices',
    '    line 0',
  ]);
  expect(lines).toHaveLength(12);
  const many = Array.from({ length: 400 }, () => failure);
  expect(failureLines(many).length).toBeLessThan(800);
  expect(failureLines([])).toEqual([]);
});
