import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { album } from '../build/front-end.mjs';
import { ensureDjpeg } from '../embedded/djpeg-program.mjs';
import { ensureFfmpeg } from '../embedded/ffmpeg-program.mjs';
import { pathWithMediaPrograms } from '../embedded/media-programs.mjs';
import { fromRoot, inRoot } from '../paths.mjs';
import { browserEnvironment } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { imageNode, oldestNode, productNode } from './fetched-node.mjs';
import { swiftProgram } from './swift-program.mjs';

/**
 * One call of a test tool.
 * @typedef {object} Call
 * @property {string} part its word on the command line; calls may share one
 * @property {string[]} command arguments of Node for all of its specs
 * @property {string[]} [named] arguments that some spec files follow, instead of `command`
 * @property {string[]} [folders] where its spec files are
 * @property {RegExp} [files] which files of the folders are its own
 * @property {(report: string) => { args?: string[], env?: NodeJS.ProcessEnv }} [reports] makes the tool write its JSON
 *   report into a file; without one, the exit code counts as one test
 * @property {string[]} [mayBeEmpty] lets the tool succeed without a spec file, for a share
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Promise<Needs>} [prepare] throws PlainError with the reason when the specs cannot run here
 *
 * @typedef {{ env?: NodeJS.ProcessEnv, program?: string }} Needs `program`: the Node that runs the tool
 */

const SPEC = /(?<!\.component)\.spec\.tsx?$/;
const COMPONENT_SPEC = /\.component\.spec\.tsx$/;
const UNITS = ['apps/api/src', 'apps/album/src', 'libs', 'test/scripts'];
/** Proofs start the product, and wait for more than one condition. */
const PATIENCE = '--testTimeout=180000';

/**
 * The calls of each ring, in order: `npm test`, `npm run test:proof` and `npm run test:large`.
 * @type {Record<'test' | 'proof' | 'large', Call[]>}
 */
export const rings = {
  test: [
    { part: 'check', command: ['scripts/check.mjs'] },
    jest('unit', 'unit', UNITS, withDjpegAndAlbum),
    vitest('unit', 'guest-web'),
    vitest('unit', 'admin'),
    vitest('components', 'guest-web'),
    vitest('components', 'admin'),
    {
      ...jest('api', 'api', ['test/api'], withProduct),
      named: jest('api', 'api-spec').named,
    },
    playwright('browser', 'journeys', ['test/browser'], withPages),
  ],
  proof: [
    jest(
      'proof',
      'proof',
      ['api', 'processes', 'faults', 'fuzz'].map((dir) => `test/proof/${dir}`),
      withProduct,
    ),
    jest('proof', 'node-20', ['test/proof/node-20'], withOldestNode),
    jest('proof', 's3', ['test/proof/s3'], withBucket),
    playwright('proof', 'proof', ['test/proof/browser'], withPages),
  ],
  large: [
    jest('large', 'large', ['test/large/api'], withProduct),
    jest('large', 'archives', ['test/large/archives'], withProduct),
    // `npm test` runs them on the installed Node.
    jest('large', 'unit', [], withImageNode),
    playwright('large', 'large', ['test/large/browser'], withPages),
    {
      ...playwright('large', 'chaos', [], withPages),
      env: { CHAOS: 'whole' },
    },
    playwright('large', 'engines', ['test/large/engines'], withEngines),
  ],
};

/**
 * Lists the spec files of a call, relative to the checkout.
 * @param {Call} call
 */
export function specsOf({ folders = [], files = SPEC }) {
  return folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && files.test(entry.name))
      .map(({ parentPath, name }) => fromRoot(path.join(parentPath, name)))
      .sort(),
  );
}

/**
 * @param {string} part
 * @param {string} project of jest.config.mjs
 * @param {string[]} [folders]
 * @param {Call['prepare']} [prepare]
 * @returns {Call}
 */
function jest(part, project, folders, prepare) {
  const command = ['node_modules/jest/bin/jest.js'];
  if (part === 'proof' || part === 'large') command.push(PATIENCE);
  command.push('--selectProjects', project);
  return {
    part,
    command,
    named: [...command, '--runTestsByPath'],
    folders,
    prepare,
    mayBeEmpty: ['--passWithNoTests'],
    reports: (file) => ({ args: ['--json', `--outputFile=${file}`] }),
  };
}

/**
 * @param {'unit' | 'components'} part
 * @param {string} app
 * @returns {Call}
 */
function vitest(part, app) {
  const root = `apps/${app}`;
  const isUnit = part === 'unit';
  return {
    part,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--root=${root}`,
      `--config=vitest${isUnit ? '' : '.components'}.config.ts`,
      '--reporter=default',
      '--reporter=json',
    ],
    folders: [root],
    files: isUnit ? SPEC : COMPONENT_SPEC,
    prepare: isUnit ? undefined : withBrowser,
    mayBeEmpty: ['--passWithNoTests'],
    reports: (file) => ({ args: [`--outputFile.json=${file}`] }),
  };
}

/**
 * @param {string} part
 * @param {string} projects begin with this word in test/playwright.config.ts
 * @param {string[]} folders
 * @param {Call['prepare']} prepare
 * @returns {Call}
 */
function playwright(part, projects, folders, prepare) {
  const of = (/** @type {string} */ word) => `--project=${word}*`;
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=test/playwright.config.ts',
    '--reporter=list,json',
    of(projects),
  ];
  return {
    part,
    command,
    named: [...command, of('large')],
    folders,
    prepare,
    mayBeEmpty: ['--pass-with-no-tests'],
    reports: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  };
}

/** The API decodes by djpeg, and reads the built page of the zips. */
async function withDjpegAndAlbum() {
  await Promise.all([ensureDjpeg(), ensureBuilt([album])]);
  return { env: { PATH: pathWithMediaPrograms() } };
}

async function withProduct() {
  const [warning, node] = await Promise.all([
    ensureFfmpeg(),
    productNode(),
    ensureBuilt(),
    ensureDjpeg(),
  ]);
  for (const line of [warning, node.warning])
    if (line) process.stderr.write(`${line}\n`);
  return { program: node.program, env: { PATH: pathWithMediaPrograms() } };
}

async function withBrowser() {
  return { env: await browserEnvironment() };
}

async function withPages() {
  const { program, env } = await withProduct();
  return { program, env: { ...env, ...(await browserEnvironment()) } };
}

/** One test opens the store's files in a browser. */
async function withBucket() {
  await swiftProgram();
  return withPages();
}

async function withEngines() {
  await ensureEngines();
  return withProduct();
}

async function withOldestNode() {
  return { ...(await withProduct()), program: await oldestNode() };
}

async function withImageNode() {
  return { ...(await withProduct()), program: await imageNode() };
}
