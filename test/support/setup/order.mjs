import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Specs of a minute and more, and those that wait, the longest first. */
export const LONGEST = [
  ...['backup', 'backup-keeping', 'cards-codes', 'durability', 'private-files'],
  ...['archive-builds', 'graceful-stop', 'queue-turns', 'archive-readers'],
  ...['mail-troubles', 'decoders', 'demo-wedding', 'start', 'derivatives'],
  ...['web-processes', 'proxy', 'background-pictures', 'slow-bodies'],
  ...['redis-away', 'rehearsal', 'full-disk', 'retention-kill'],
  ...['dripping-slices', 'postgres-away', 'slow-lines', 'storage-full'],
  ...['seals', 'migrate-storage', 'product', 'bad-disk', 'replicas'],
];

/** These watch or replace parts of their process, or have not run together yet. */
const ALONE = [
  ...['instance-lock', 'lost-redis', 'metrics', 'upload-cost', 'turns'],
  ...['tables', 'repeats-at-once', 'archive-clips'],
];

const TOGETHER = 'together.ts';

/** Matrices and long waits, which a run of everything leaves to the part `large`. */
const LARGE = '.large.spec.ts';

/**
 * The specs of a folder of test/api that its `together.ts` loads.
 * @param {string} dir
 */
export function specsTogether(dir) {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.spec.ts') && !runsAlone(name))
    .sort()
    .map((name) => path.join(dir, name));
}

/**
 * The files of a whole run, relative to test/api: each `together.ts`, and the specs that run alone.
 * @param {string} dir test/api
 */
export function filesOfWholeRun(dir) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const isShared = (/** @type {string} */ file) =>
    files.includes(path.join(path.dirname(file), TOGETHER));
  const specs = files.filter(
    (file) => file.endsWith('.spec.ts') && !file.endsWith(LARGE),
  );
  return [
    ...files.filter(isTogether),
    ...specs.filter((file) => runsAlone(file) || !isShared(file)),
  ];
}

/** @param {string} file */
export function isTogether(file) {
  return path.basename(file) === TOGETHER;
}

/** @param {string} file */
export function nameOf(file) {
  return path.basename(file).replace(/(\.large)?\.spec\.ts$/, '');
}

/** @param {string} file */
function runsAlone(file) {
  return file.endsWith(LARGE) || [...LONGEST, ...ALONE].includes(nameOf(file));
}
