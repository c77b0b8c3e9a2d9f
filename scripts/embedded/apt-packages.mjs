import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf, PlainError } from '../plain-error.mjs';
import { withProgress } from '../progress-line.mjs';
import { findOnPath } from './programs.mjs';
import { isAlive, runCaptured } from './processes.mjs';

/** A hundred megabytes over a slow network; apt gives up on a silent server. */
const timeoutMs = 15 * 60_000;

/** Whether apt can fetch packages (Debian, Ubuntu and derivatives). */
export function hasApt() {
  return findOnPath('apt-get') !== null && findOnPath('dpkg-deb') !== null;
}

/**
 * Unpacks packages and missing libraries into `cacheDir`, without root; a failure leaves it as before. Throws
 * PlainError with apt's reason.
 * @param {{unneeded?: RegExp, onPlan?: (plan: {packages: number, megabytes: number}) => void,
 *   finish?: (dir: string) => void}} options `unneeded`: dependencies to leave out; `onPlan` runs before the download,
 *   `finish` with the unpacked folder
 * @param {string[]} names
 * @param {string} cacheDir
 */
export async function fetchAptPackages(names, cacheDir, options = {}) {
  const unfinished = `${cacheDir}.${process.pid}`;
  try {
    makeReadableParent(cacheDir);
    removeAbandoned(cacheDir);
    await unpack(names, unfinished, options);
    options.finish?.(unfinished);
    replace(cacheDir, unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Root runs these public packages as another account.
 * @param {string} cacheDir
 */
function makeReadableParent(cacheDir) {
  const made = mkdirSync(path.dirname(cacheDir), { recursive: true });
  if (made) chmodSync(made, 0o755);
}

/**
 * Skips folders of living processes: they may be in use.
 * @param {string} cacheDir
 */
function removeAbandoned(cacheDir) {
  const prefix = `${path.basename(cacheDir)}.`;
  for (const name of readdirSync(path.dirname(cacheDir)).filter((entry) =>
    entry.startsWith(prefix),
  )) {
    const pid = Number(/^\d+/.exec(name.slice(prefix.length))?.[0]);
    if (pid > 0 && !isAlive(pid))
      rmSync(path.join(path.dirname(cacheDir), name), {
        recursive: true,
        force: true,
      });
  }
}

/**
 * Another process may replace it now; its equal result may be in use.
 * @param {string} cacheDir
 * @param {string} unfinished
 */
function replace(cacheDir, unfinished) {
  const old = `${unfinished}.old`;
  if (existsSync(cacheDir)) renameSync(cacheDir, old);
  try {
    renameSync(unfinished, cacheDir);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    rmSync(unfinished, { recursive: true });
  }
  rmSync(old, { recursive: true, force: true });
}

/**
 * Returns folders of shared libraries: Debian's are per machine (usr/lib/x86_64-linux-gnu), some in a subfolder that an
 * installation would link to (blas) or the library names (pulseaudio).
 * @param {string} dir
 */
export function libraryDirs(dir) {
  return ['usr/lib', 'lib'].flatMap((name) => {
    const libraries = path.join(dir, name);
    const machines = foldersIn(libraries).filter((entry) =>
      entry.includes('-linux-'),
    );
    const inner = machines.map((entry) => path.join(libraries, entry));
    return existsSync(libraries)
      ? [...inner, ...inner.flatMap(ownFolders), libraries]
      : [];
  });
}

/** @param {string} libraries */
function ownFolders(libraries) {
  return foldersIn(libraries)
    .map((name) => path.join(libraries, name))
    .filter((folder) =>
      readdirSync(folder).some((file) => /^lib.+\.so(\.\d+)*$/.test(file)),
    );
}

/** @param {string} dir */
function foldersIn(dir) {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * apt's lists stay in `targetDir/apt`; signatures are checked as always.
 * @param {string[]} names
 * @param {string} targetDir
 * @param {{ unneeded?: RegExp, onPlan?: (plan: { packages: number, megabytes: number }) => void }} options
 */
async function unpack(names, targetDir, { unneeded, onPlan }) {
  const work = path.join(targetDir, 'apt');
  mkdirSync(path.join(work, 'lists', 'partial'), { recursive: true });
  mkdirSync(path.join(work, 'archives', 'partial'), { recursive: true });
  await apt(work, ['update']);
  const plan = await apt(work, [
    '--print-uris',
    'install',
    '--no-install-recommends',
    ...names,
  ]);
  const missing = packagesOf(plan).filter(({ name }) => !unneeded?.test(name));
  const wanted = new Set([...names, ...missing.map(({ name }) => name)]);
  const megabytes = (/** @type {number} */ size) => Math.round(size / 1e6);
  const bytes = missing.reduce((sum, { size }) => sum + size, 0);
  onPlan?.({ packages: wanted.size, megabytes: megabytes(bytes) });
  await withProgress(
    () =>
      `Fetching ${names[0]}  ${megabytes(arrivedIn(work))} of ${megabytes(bytes)} MB`,
    () => apt(work, ['download', ...wanted]),
  );
  for (const file of readdirSync(work).filter((name) =>
    name.endsWith('.deb'),
  )) {
    const { code, output } = await runCaptured('dpkg-deb', [
      '-x',
      path.join(work, file),
      targetDir,
    ]);
    if (code !== 0)
      throw new PlainError(
        `${file} could not be unpacked: ${lastLine(output)}`,
      );
  }
  rmSync(work, { recursive: true });
}

/**
 * Bytes of the packages in the folder, partial ones included.
 * @param {string} dir
 */
function arrivedIn(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => statSync(path.join(dir, name)).size)
    .reduce((sum, size) => sum + size, 0);
}

/**
 * apt's lines: address, file name, size, checksum.
 * @param {string} plan
 */
function packagesOf(plan) {
  return [...plan.matchAll(/^'[^']*' ([^_\s]+)_\S+\.deb (\d+)/gm)].map(
    ([, name, size]) => ({
      name,
      size: Number(size),
    }),
  );
}

/**
 * @param {string} work
 * @param {string[]} args
 */
async function apt(work, args) {
  const settings = [
    `Dir::State::Lists=${work}/lists`,
    `Dir::Cache=${work}`,
    // Else root hands the download to an account that may be unable to enter the folder.
    'APT::Sandbox::User=root',
    'Debug::NoLocking=1',
    'Acquire::http::Timeout=20',
    'Acquire::Retries=2',
  ];
  const options = {
    cwd: work,
    env: { ...process.env, LC_ALL: 'C' },
    timeout: timeoutMs,
  };
  const { code, output } = await runCaptured(
    'apt-get',
    ['-qq', ...settings.flatMap((setting) => ['-o', setting]), ...args],
    options,
  );
  if (code !== 0)
    throw new PlainError(`apt-get ${args[0]}: ${lastLine(output)}`);
  return output;
}

/** @param {string} output */
function lastLine(output) {
  return output.trim().split('\n').at(-1);
}
