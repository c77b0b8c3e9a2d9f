import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { readJest, readPlaywright } from './summaries.mjs';

/**
 * @import { Prepared } from './preparations.mjs'
 * @import { Counts, JestReport, PlaywrightReport } from './summaries.mjs'
 */

/**
 * @typedef {object} Suite
 * @property {string} part
 * @property {string} [title] in messages, where a part has several suites
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

/** @param {...string} parts */
const bin = (...parts) => inRoot('node_modules', ...parts);

/** Further variants, and the pages of phones on a desktop: matches project, file, title and tags. */
export const LARGE_IN_BROWSER = '@large|^desktop .*@everywhere';

/**
 * @param {string} project spec folder unless `specs` lists others
 * @param {JestOptions} [options]
 * @returns {Suite}
 */
export function jest(project, { specs, others = [], workers } = {}) {
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
    env: (_report, files) => selection(files),
    read: readJest,
  };
}

/**
 * Whole parts leave out large specs; named files run.
 * @param {string[]} files
 */
function selection(files) {
  return { TEST_SPECS: files.length > 0 ? 'named' : 'ordinary' };
}

/**
 * @param {string} part also its folder below `test`
 * @param {() => Promise<Prepared>} prepare
 * @param {{ folders?: string[], selected?: string[] }} [options] folders of the part, and words that select tests of a
 *   run without named files
 * @returns {Suite}
 */
export function playwright(
  part,
  prepare,
  { folders = [''], selected = ['--grep-invert', LARGE_IN_BROWSER] } = {},
) {
  const paths = folders.map((folder) => path.posix.join('test', part, folder));
  return {
    part,
    needsProduct: true,
    specs: () => paths.flatMap(specsIn),
    prepare,
    command: (_report, files) => [
      ...[bin('@playwright/test/cli.js'), 'test'],
      ...(files.length > 0 ? files : paths),
      ...['--config', inRoot('test', part, 'playwright.config.ts')],
      ...(files.length > 0 ? [] : selected),
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
export function vitest(appDir) {
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
export function specsIn(dir) {
  if (!existsSync(inRoot(dir))) return [];
  return readdirSync(inRoot(dir), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .map((file) => `${dir}/${file}`)
    .sort();
}
