import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import {
  chromiumOrProblem,
  enginesOrExcuse,
  node24OrProblem,
  roomAndTimeOrExcuse,
  swiftAndChromiumOrProblem,
} from './preparations.mjs';
import { readJest, readPlaywright } from './summaries.mjs';

/**
 * @import { Prepared } from './preparations.mjs'
 * @import { Counts, JestReport, PlaywrightReport } from './summaries.mjs'
 */

/** @param {...string} parts */
const bin = (...parts) => inRoot('node_modules', ...parts);

/** They mostly wait, for timers and broken networks, and leave the processors to the API's specs. */
const WAITING = ['faults', 'fuzz'];

/** These specs decode and encode; the other unit specs take seconds. */
const imaging = 'apps/api/src/platform/imaging';

/**
 * @typedef {object} Suite
 * @property {string} part
 * @property {() => string[]} [specs]
 * @property {boolean} [needsProduct]
 * @property {boolean} [isForCi]
 * @property {boolean} [isOnlyNamed]
 * @property {() => Prepared | Promise<Prepared>} [prepare]
 * @property {(report: string, files: string[]) => string[]} command
 * @property {(report: string, files: string[]) => NodeJS.ProcessEnv} [env]
 * @property {(report: JestReport & PlaywrightReport) => Counts} [read]
 * @property {string[]} [joins] parts that a run of everything runs within this one
 * @property {Suite['command']} [joinedCommand]
 *
 * @typedef {object} JestOptions
 * @property {() => string[]} [specs]
 * @property {string[]} [others] run along with all of its specs
 * @property {number} [workers] more than two where specs wait for timers and child processes
 */

/**
 * The suites, in order. `part` is the word on the command line; a suite whose `specs` lists no files is left out.
 * `needsProduct`: needs build and servers. `isForCi`: runs only if named or on a build server; `isOnlyNamed`: only if
 * named. `command` returns node's arguments for a report file and the spec files (none: all). Without `read` the exit code counts as one test.
 * `prepare` may return environment, another `program`, or a problem; an `isExcused` one does not fail a build server.
 * @type {Suite[]}
 */
export const suites = [
  {
    part: 'check',
    command: () => [inRoot('scripts/check.mjs')],
  },
  jest('unit', {
    specs: () =>
      ['apps/api/src', 'libs', 'test/scripts']
        .flatMap(specsIn)
        .filter((file) => !file.startsWith(`${imaging}/`)),
  }),
  jest('imaging', { specs: () => specsIn(imaging) }),
  {
    ...jest('node-24', { others: ['imaging'] }),
    needsProduct: true,
    prepare: node24OrProblem,
  },
  vitest('apps/guest-web'),
  vitest('apps/admin'),
  {
    ...jest('api', { workers: 4 }),
    joins: WAITING,
    joinedCommand: jest('api', { workers: 4, others: WAITING }).command,
    needsProduct: true,
    env: (_report, files) => ({ TEST_WHOLE_RUN: files.length > 0 ? '' : '1' }),
  },
  { ...jest('faults', { workers: 4 }), needsProduct: true },
  { ...jest('fuzz'), needsProduct: true },
  {
    ...jest('s3', { workers: 3 }),
    needsProduct: true,
    prepare: swiftAndChromiumOrProblem,
  },
  playwright('browser', chromiumOrProblem),
  playwright('engines', enginesOrExcuse),
  { ...badDay(), isOnlyNamed: true },
  {
    ...jest('large', { workers: 1 }),
    isForCi: true,
    prepare: roomAndTimeOrExcuse,
  },
];

/**
 * Whether a suite has specs to run.
 * @param {Suite} suite
 */
export function isPresent({ specs }) {
  return specs === undefined || specs().length > 0;
}

/**
 * @param {string} project spec folder unless `specs` lists others
 * @param {JestOptions} [options]
 * @returns {Suite}
 */
function jest(project, { specs, others = [], workers } = {}) {
  const options = workers ? [`--maxWorkers=${workers}`] : [];
  return {
    part: project,
    specs: specs ?? (() => specsIn(`test/${project}`)),
    command: (report, files) => [
      ...[
        bin('jest/bin/jest.js'),
        '--json',
        `--outputFile=${report}`,
        ...options,
      ],
      ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
      ...['--selectProjects', project, ...(files.length > 0 ? [] : others)],
    ],
    read: readJest,
  };
}

/**
 * @param {string} part also its folder below `test`
 * @param {() => Promise<Prepared>} prepare
 * @returns {Suite}
 */
function playwright(part, prepare) {
  return {
    part,
    needsProduct: true,
    specs: () => specsIn(`test/${part}`),
    prepare,
    command: (_report, files) => [
      ...[bin('@playwright/test/cli.js'), 'test', ...files],
      ...['--config', inRoot('test', part, 'playwright.config.ts')],
      '--reporter=list,json',
    ],
    env: (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
    read: readPlaywright,
  };
}

/** The browser's worst day with 1 GB: no build server has the time. */
function badDay() {
  const browser = playwright('browser', chromiumOrProblem);
  const specs = () => ['test/browser/guest/bad-day.spec.ts'];
  /** @type {Suite['command']} */
  const command = (report) => browser.command(report, specs());
  /** @param {string} report */
  const env = (report) => ({
    ...browser.env?.(report, specs()),
    CHAOS: 'whole',
  });
  return { ...browser, part: 'chaos', specs, command, env };
}

/**
 * The unit specs of a front end.
 * @param {string} appDir
 * @returns {Suite}
 */
function vitest(appDir) {
  const config = `${appDir}/vitest.config.ts`;
  return {
    part: 'unit',
    specs: () => specsIn(`${appDir}/src`),
    command: (report, files) => [
      ...[
        bin('vitest/vitest.mjs'),
        'run',
        ...files.map((file) => inRoot(file)),
      ],
      ...['--root', inRoot(appDir), '--config', inRoot(config)],
      ...[
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    ],
    read: readJest,
  };
}

/**
 * Spec files below a folder, relative to the checkout.
 * @param {string} dir
 */
function specsIn(dir) {
  if (!existsSync(inRoot(dir))) return [];
  return readdirSync(inRoot(dir), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .map((file) => `${dir}/${file}`)
    .sort();
}
