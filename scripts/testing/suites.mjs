import { existsSync, readdirSync, statfsSync } from 'node:fs';
import os from 'node:os';
import { ensureChromium } from '../embedded/chromium.mjs';
import { swiftProgram } from '../embedded/swift-program.mjs';
import { inRoot } from '../paths.mjs';
import { firstLine } from '../plain-error.mjs';
import { readJest, readPlaywright } from './summaries.mjs';

const bin = (...parts) => inRoot('node_modules', ...parts);
const firstOf = (...files) => files.map((file) => inRoot(file)).find((file) => existsSync(file));
const hasTests = (dir, pattern) =>
  existsSync(inRoot(dir)) && readdirSync(inRoot(dir), { recursive: true }).some((file) => pattern.test(file));

/** An archive over 4 GiB, and beside it the copy that is opened. */
const LARGE_NEEDS_GIB = 14;
/** Build servers end a run after half an hour; the large ones take four minutes where the others take twenty-five. */
const LATEST_START_SECONDS = 25 * 60;

/**
 * Everything `npm test` runs, in order. `part` is what a person names on the command line. A suite that has nothing to
 * run yet is left out; `needsProduct` marks those that want the build and the servers, `isForCi` those that a person
 * has to name. `command` answers node's arguments, given the file its machine-readable report goes to; a suite without
 * `read` counts as one test by its exit code. `prepare` may answer more environment, or a problem; one that
 * `isExcused` is no failure on a build server either.
 */
export const suites = [
  {
    part: 'check',
    isThere: () => existsSync(inRoot('scripts/check.mjs')),
    command: () => [inRoot('scripts/check.mjs')],
  },
  {
    part: 'unit',
    isThere: () => ['apps/api/src', 'libs', 'test/scripts'].some((dir) => hasTests(dir, /\.spec\.m?[jt]s$/)),
    command: (report) => jest('unit', report),
    read: readJest,
  },
  vitest('apps/guest-web'),
  vitest('apps/admin'),
  {
    part: 'api',
    needsProduct: true,
    isThere: () => hasTests('test/api', /\.spec\.ts$/),
    command: (report) => jest('api', report),
    read: readJest,
  },
  ...['faults', 'fuzz'].map((part) => ({
    part,
    needsProduct: true,
    isThere: () => hasTests(`test/${part}`, /\.spec\.ts$/),
    command: (report) => jest(part, report),
    read: readJest,
  })),
  {
    part: 's3',
    needsProduct: true,
    isThere: () => hasTests('test/s3', /\.spec\.ts$/),
    prepare: swiftAndChromiumOrProblem,
    command: (report) => jest('s3', report),
    read: readJest,
  },
  {
    part: 'browser',
    needsProduct: true,
    isThere: () => playwrightConfig() !== undefined,
    prepare: chromiumOrProblem,
    command: () => [bin('@playwright/test/cli.js'), 'test', '--config', playwrightConfig(), '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    read: readPlaywright,
  },
  {
    part: 'large',
    isForCi: true,
    isThere: () => hasTests('test/large', /\.spec\.ts$/),
    prepare: roomAndTimeOrExcuse,
    command: (report) => [...jest('large', report), '--runInBand'],
    read: readJest,
  },
];

function jest(project, report) {
  return [bin('jest/bin/jest.js'), '--selectProjects', project, '--json', `--outputFile=${report}`];
}

/** The unit specs of a front end. */
function vitest(appDir) {
  const config = `${appDir}/vitest.config.ts`;
  return {
    part: 'unit',
    isThere: () => existsSync(inRoot(config)) && hasTests(`${appDir}/src`, /\.(spec|test)\.tsx?$/),
    command: (report) => [
      ...[bin('vitest/vitest.mjs'), 'run', '--root', inRoot(appDir), '--config', inRoot(config)],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    read: readJest,
  };
}

function playwrightConfig() {
  return firstOf('test/browser/playwright.config.ts', 'playwright.config.ts');
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

function roomAndTimeOrExcuse() {
  if (process.uptime() > LATEST_START_SECONDS)
    return { problem: 'the parts before took so long that these would not end within half an hour.', isExcused: true };
  const { bavail, bsize } = statfsSync(os.tmpdir());
  const freeGib = (bavail * bsize) / 1024 ** 3;
  if (freeGib >= LARGE_NEEDS_GIB) return {};
  const problem = `${os.tmpdir()} has ${freeGib.toFixed(1)} GiB free, and they need ${LARGE_NEEDS_GIB}.`;
  return { problem, isExcused: true };
}
