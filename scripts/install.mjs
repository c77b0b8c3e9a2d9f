import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runCaptured } from './embedded/processes.mjs';
import { withReadableFiles } from './file-modes.mjs';
import { inRoot, isEntryPoint, rootDir } from './paths.mjs';
import { PlainError, runMain } from './plain-error.mjs';
import { withProgress } from './progress-line.mjs';

const oldestNode = [20, 19];
const stampFile = inRoot('node_modules', '.hatira-installed');

/**
 * Makes node_modules match package-lock.json, with development packages for the build. Throws PlainError when Node is
 * too old or npm fails.
 */
export async function ensureInstalled() {
  checkNodeVersion();
  const wanted = lockStamp();
  if (readOrNull(stampFile) === wanted) return;
  if (!matchesLock()) await install();
  writeStamp(wanted);
}

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (
    major > oldestNode[0] ||
    (major === oldestNode[0] && minor >= oldestNode[1])
  )
    return;
  throw new PlainError(
    `Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
}

function lockStamp() {
  const lock = readOrNull(inRoot('package-lock.json'));
  if (lock === null)
    throw new PlainError(
      'package-lock.json is missing: this is not a complete checkout.',
    );
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(lock)
    .digest('hex');
}

/**
 * Compares the lock with npm's record, written last. Packages installed by hand stay; optional ones may be absent (per
 * platform).
 */
function matchesLock() {
  const record = readOrNull(inRoot('node_modules', '.package-lock.json'));
  if (record === null) return false;
  const present = JSON.parse(record).packages;
  const wanted = JSON.parse(
    readFileSync(inRoot('package-lock.json'), 'utf8'),
  ).packages;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      place === '' ||
      ((present[place]
        ? present[place].version === entry.version
        : Boolean(entry.optional)) &&
        (!present[place] || existsSync(inRoot(place)))),
  );
}

async function install() {
  process.stdout.write(
    'Installing packages (the first time takes a minute or two) ...\n',
  );
  const startedAt = performance.now();
  const npm = npmCommand();
  const args = [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code, output } = await withProgress(packagesInPlace(), () =>
    withReadableFiles(() => runCaptured(npm.command, args, { cwd: rootDir })),
  );
  if (code !== 0)
    throw new PlainError(
      `${output.trim()}\nnpm ci failed (exit code ${code}).`,
    );
  process.stdout.write(
    `Packages installed in ${Math.round((performance.now() - startedAt) / 1000)} s.\n`,
  );
}

/** Returns the installed packages, without other platforms'. */
function packagesInPlace() {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const places = Object.entries(lock.packages)
    .filter(([place, { os, cpu }]) =>
      [place, fits(os, process.platform), fits(cpu, process.arch)].every(
        Boolean,
      ),
    )
    .map(([place]) => inRoot(place, 'package.json'));
  const count = (/** @type {number} */ value) => value.toLocaleString('en');
  return () =>
    `Installing  ${count(places.filter((file) => existsSync(file)).length)} of ${count(places.length)} packages`;
}

/**
 * @param {string[] | undefined} names `linux`, or `!win32`
 * @param {string} own
 */
function fits(names, own) {
  if (!names) return true;
  return names.some((name) => name.startsWith('!'))
    ? !names.includes(`!${own}`)
    : names.includes(own);
}

/** The npm that runs us, else PATH's: program and first arguments. */
export function npmCommand() {
  const running = process.env.npm_execpath ?? '';
  if (/npm-cli\.[cm]?js$/.test(running))
    return { command: process.execPath, args: [running] };
  return { command: 'npm', args: [] };
}

/** @param {string} stamp */
function writeStamp(stamp) {
  try {
    writeFileSync(stampFile, stamp);
    chmodSync(stampFile, 0o644);
  } catch {
    // A matching read-only installation works too; it is compared again next time.
  }
}

/** @param {string} file */
function readOrNull(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (isEntryPoint(import.meta.url)) await runMain(ensureInstalled);
