import { inRoot } from '../paths.mjs';
import {
  chromiumOrProblem,
  enginesOrExcuse,
  LATEST_LARGE_SECONDS,
  LATEST_PANEL_SECONDS,
  imageNodeOrProblem,
  oldestNodeOrProblem,
  roomAndTimeOrExcuse,
  swiftAndChromiumOrProblem,
  unlessLate,
} from './preparations.mjs';
import {
  jest,
  LARGE_IN_BROWSER,
  playwright,
  specsIn,
  vitest,
} from './runners.mjs';

/** @import { Suite } from './runners.mjs' */

/** They mostly wait, for timers and broken networks, and leave the processors to the API's specs. */
const WAITING = ['faults', 'fuzz'];

/** These specs decode and encode; the other unit specs take seconds. The part `large` runs them on Node 24, too. */
const imaging = 'apps/api/src/platform/imaging';

/**
 * The suites, in order. `part` is the word on the command line; a suite whose `specs` lists no files is left out.
 * `needsProduct`: needs build and servers, and runs on the image's Node unless `prepare` names another. `isForCi`: runs only if named or on a build server; `isOnlyNamed`: only if
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
  jestOfImaging(),
  {
    ...jest('node-20'),
    needsProduct: true,
    prepare: oldestNodeOrProblem,
  },
  vitest('apps/guest-web'),
  vitest('apps/admin'),
  {
    ...jest('api', { workers: 4 }),
    joins: WAITING,
    joinedCommand: jest('api', { workers: 4, others: WAITING }).command,
    needsProduct: true,
  },
  { ...jest('faults', { workers: 4 }), needsProduct: true },
  { ...jest('fuzz'), needsProduct: true },
  {
    ...jest('s3', { workers: 3 }),
    needsProduct: true,
    prepare: swiftAndChromiumOrProblem,
  },
  playwright('browser', chromiumOrProblem, {
    folders: ['gallery', 'guest', 'site', 'wall'],
  }),
  {
    ...playwright(
      'browser',
      unlessLate(LATEST_PANEL_SECONDS, chromiumOrProblem),
      { folders: ['panel'] },
    ),
    title: 'browser: panel',
  },
  playwright('engines', enginesOrExcuse),
  { ...badDay(), isOnlyNamed: true },
  large({
    ...jest('api', { workers: 4, others: WAITING }),
    needsProduct: true,
    specs: () => ['api', ...WAITING].flatMap(largeSpecsIn),
    prepare: unlessLate(LATEST_LARGE_SECONDS),
  }),
  large({
    ...jestOfImaging(),
    prepare: unlessLate(LATEST_LARGE_SECONDS, imageNodeOrProblem),
  }),
  large({
    ...playwright(
      'browser',
      unlessLate(LATEST_LARGE_SECONDS, chromiumOrProblem),
      {
        selected: ['--grep', LARGE_IN_BROWSER],
      },
    ),
    specs: undefined,
  }),
  large({
    ...jest('large', { workers: 1 }),
    needsProduct: true,
    prepare: roomAndTimeOrExcuse,
  }),
];

/**
 * A suite of the part `large`.
 * @param {Suite} suite
 * @returns {Suite}
 */
function large(suite) {
  /** @type {Suite['env']} */
  const env = (report, files) => ({
    ...suite.env?.(report, files),
    TEST_SPECS: 'large',
  });
  return { ...suite, part: 'large', isForCi: true, env };
}

/**
 * Whether a suite has specs to run.
 * @param {Suite} suite
 */
export function isPresent({ specs }) {
  return specs === undefined || specs().length > 0;
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

function jestOfImaging() {
  return jest('imaging', { specs: () => specsIn(imaging) });
}

/** @param {string} dir below `test` */
function largeSpecsIn(dir) {
  return specsIn(`test/${dir}`).filter((file) =>
    file.endsWith('.large.spec.ts'),
  );
}
