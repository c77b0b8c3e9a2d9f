import { existsSync, readdirSync, statfsSync } from 'node:fs';
import os from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { swiftProgram } from './swift-program.mjs';
import { inRoot } from '../paths.mjs';
import { firstLine } from '../plain-error.mjs';
import { node24 } from './node-24.mjs';
import { readJest, readPlaywright } from './summaries.mjs';

const bin = (...parts) => inRoot('node_modules', ...parts);

/** An archive over 4 GiB, and beside it the copy that is opened. */
const LARGE_NEEDS_GIB = 14;
/** Build servers end a run after half an hour; the large ones take four minutes where the others take twenty-five. */
const LATEST_START_SECONDS = 25 * 60;

/**
 * Everything `npm test` runs, in order. `part` is the word for it on the command line, `specs` lists its files. A suite
 * without any is left out; `needsProduct` marks those that need the build and the servers, `isForCi` those that run
 * only when named or on a build server. `command` answers node's arguments for a report file and the chosen spec files
 * (none: all of them); a suite without `read` counts as one test by its exit code. `prepare` may answer more
 * environment, another `program` than our own Node, or a problem; an `isExcused` one is no failure on a build server either.
 */
export const suites = [
  {
    part: 'check',
    command: () => [inRoot('scripts/check.mjs')],
  },
  jest('unit', ['apps/api/src', 'libs', 'test/scripts']),
  {
    ...jest('node-24', ['test/node-24'], [], ['unit']),
    needsProduct: true,
    prepare: node24OrProblem,
  },
  vitest('apps/guest-web'),
  vitest('apps/admin'),
  { ...jest('api', ['test/api']), needsProduct: true },
  { ...jest('faults', ['test/faults']), needsProduct: true },
  { ...jest('fuzz', ['test/fuzz']), needsProduct: true },
  {
    ...jest('s3', ['test/s3']),
    needsProduct: true,
    prepare: swiftAndChromiumOrProblem,
  },
  {
    part: 'browser',
    needsProduct: true,
    specs: () => specsIn('test/browser'),
    prepare: chromiumOrProblem,
    command: (_report, files) => [
      ...[
        bin('@playwright/test/cli.js'),
        'test',
        ...files,
        '--config',
        inRoot('test/browser/playwright.config.ts'),
      ],
      '--reporter=list,json',
    ],
    env: (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
    read: readPlaywright,
  },
  {
    ...jest('large', ['test/large'], ['--runInBand']),
    isForCi: true,
    prepare: roomAndTimeOrExcuse,
  },
];

/** Whether a suite has anything to run. */
export function isPresent({ specs }) {
  return specs === undefined || specs().length > 0;
}

/** `others`: projects whose specs run along with all of this one's. */
function jest(project, dirs, options = [], others = []) {
  return {
    part: project,
    specs: () => dirs.flatMap(specsIn),
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

/** The unit specs of a front end. */
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

/** Spec files below a folder, relative to the checkout. */
function specsIn(dir) {
  if (!existsSync(inRoot(dir))) return [];
  return readdirSync(inRoot(dir), { recursive: true })
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .map((file) => `${dir}/${file}`)
    .sort();
}

/** One of its tests looks with a browser at files that come from the store. */
async function swiftAndChromiumOrProblem() {
  try {
    await swiftProgram();
    return await chromiumOrProblem();
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

async function chromiumOrProblem() {
  const { path, problem } = await ensureChromium();
  return problem ? { problem } : { env: { CHROMIUM_PATH: path } };
}

/** The unit specs and a start of the product, on the Node that the image has. */
async function node24OrProblem() {
  try {
    return { program: await node24() };
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

function roomAndTimeOrExcuse() {
  if (process.uptime() > LATEST_START_SECONDS)
    return {
      problem:
        'the parts before took so long that these would not end within half an hour.',
      isExcused: true,
    };
  const { bavail, bsize } = statfsSync(os.tmpdir());
  const freeGib = (bavail * bsize) / 1024 ** 3;
  if (freeGib >= LARGE_NEEDS_GIB) return {};
  const problem = `${os.tmpdir()} has ${freeGib.toFixed(1)} GiB free, and they need ${LARGE_NEEDS_GIB}.`;
  return { problem, isExcused: true };
}
