import { existsSync, readdirSync, statfsSync } from 'node:fs';
import os from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { headlessShell } from './headless-shell.mjs';
import { swiftProgram } from './swift-program.mjs';
import { inRoot } from '../paths.mjs';
import { firstLine } from '../plain-error.mjs';
import { node24 } from './node-24.mjs';
import { readJest, readPlaywright } from './summaries.mjs';

/** @import { Counts, JestReport, PlaywrightReport } from './summaries.mjs' */

/** @param {...string} parts */
const bin = (...parts) => inRoot('node_modules', ...parts);

/** These specs decode and encode; the other unit specs take seconds. */
const imaging = 'apps/api/src/platform/imaging';

/** An archive over 4 GiB, and the copy that a test opens. */
const LARGE_NEEDS_GIB = 14;
/** Build servers end a run after 35 minutes; the large part takes four. */
const LATEST_LARGE_SECONDS = 25 * 60;
/** Two minutes, and as long to install the engines where they are missing. */
const LATEST_ENGINES_SECONDS = 28 * 60;

/**
 * @typedef {object} Suite
 * @property {string} part
 * @property {() => string[]} [specs]
 * @property {boolean} [needsProduct]
 * @property {boolean} [isForCi]
 * @property {() => Prepared | Promise<Prepared>} [prepare]
 * @property {(report: string, files: string[]) => string[]} command
 * @property {(report: string) => NodeJS.ProcessEnv} [env]
 * @property {(report: JestReport & PlaywrightReport) => Counts} [read]
 *
 * @typedef {object} Prepared
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [program]
 * @property {string} [problem]
 * @property {boolean} [isExcused]
 *
 * @typedef {object} JestOptions
 * @property {() => string[]} [specs]
 * @property {string[]} [others] run along with all of its specs
 * @property {number} [workers] more than two where specs wait for timers and child processes
 */

/**
 * The suites, in order. `part` is the word on the command line; a suite whose `specs` lists no files is left out.
 * `needsProduct`: needs build and servers. `isForCi`: runs only if named or on a build server. `command` returns node's
 * arguments for a report file and the spec files (none: all). Without `read` the exit code counts as one test.
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
  { ...jest('api', { workers: 4 }), needsProduct: true },
  { ...jest('faults', { workers: 4 }), needsProduct: true },
  { ...jest('fuzz'), needsProduct: true },
  {
    ...jest('s3', { workers: 3 }),
    needsProduct: true,
    prepare: swiftAndChromiumOrProblem,
  },
  playwright('browser', chromiumOrProblem),
  playwright('engines', enginesOrExcuse),
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

/** One test opens the store's files in a browser. */
async function swiftAndChromiumOrProblem() {
  try {
    await swiftProgram();
    return await chromiumOrProblem();
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

async function chromiumOrProblem() {
  const shell = await headlessShell();
  if (shell) return { env: { ...shell.env, CHROMIUM_PATH: shell.path } };
  const { path, problem } = await ensureChromium();
  return problem ? { problem } : { env: { CHROMIUM_PATH: path } };
}

/** These parts depend on the image's Node. */
async function node24OrProblem() {
  try {
    return { program: await node24() };
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

async function enginesOrExcuse() {
  const late = lateExcuse(LATEST_ENGINES_SECONDS);
  if (late) return late;
  const { problem } = await ensureEngines();
  return problem ? { problem, isExcused: true } : {};
}

function roomAndTimeOrExcuse() {
  const late = lateExcuse(LATEST_LARGE_SECONDS);
  if (late) return late;
  const { bavail, bsize } = statfsSync(os.tmpdir());
  const freeGib = (bavail * bsize) / 1024 ** 3;
  if (freeGib >= LARGE_NEEDS_GIB) return {};
  const problem = `${os.tmpdir()} has ${freeGib.toFixed(1)} GiB free, and they need ${LARGE_NEEDS_GIB}.`;
  return { problem, isExcused: true };
}

/** @param {number} latestSeconds since the start of the run */
function lateExcuse(latestSeconds) {
  if (process.uptime() <= latestSeconds) return undefined;
  const problem =
    'the parts before took so long that these would not end within half an hour.';
  return { problem, isExcused: true };
}
