import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.mjs';
import { findOnPath } from './programs.mjs';
import { runCaptured } from './processes.mjs';

/** Whether packages of the distribution can be fetched here: Debian, Ubuntu and their kin. */
export function hasApt() {
  return findOnPath('apt-get') !== null && findOnPath('dpkg-deb') !== null;
}

/**
 * Unpacks packages of the distribution, and the libraries of theirs that this system lacks, into `cacheDir`, in place of
 * what stands there, needing no root and changing nothing of the system. All of it or nothing is there afterwards.
 * Throws PlainError with apt's reason.
 */
export async function fetchAptPackages(names, cacheDir) {
  const unfinished = `${cacheDir}.${process.pid}`;
  try {
    await unpack(names, unfinished);
    replace(cacheDir, unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Another process may do the same at this moment: what it has put there is as good, and may be in use already. */
function replace(cacheDir, unfinished) {
  const old = `${unfinished}.old`;
  if (existsSync(cacheDir)) renameSync(cacheDir, old);
  try {
    renameSync(unfinished, cacheDir);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  rmSync(old, { recursive: true, force: true });
}

/** Folders of shared libraries below an unpacked package; Debian keeps them per machine: usr/lib/x86_64-linux-gnu. */
export function libraryDirs(dir) {
  return ['usr/lib', 'lib'].flatMap((name) => {
    const libraries = path.join(dir, name);
    if (!existsSync(libraries)) return [];
    const inner = readdirSync(libraries).filter((entry) => entry.includes('-linux-'));
    return [...inner.map((entry) => path.join(libraries, entry)), libraries];
  });
}

/** apt keeps its lists and archives in `targetDir/apt` for the moment, and checks the signatures as always. */
async function unpack(names, targetDir) {
  const work = path.join(targetDir, 'apt');
  mkdirSync(path.join(work, 'lists', 'partial'), { recursive: true });
  mkdirSync(path.join(work, 'archives', 'partial'), { recursive: true });
  await apt(work, ['update']);
  const plan = await apt(work, ['--simulate', 'install', '--no-install-recommends', ...names]);
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
  await apt(work, ['download', ...new Set([...names, ...missing])]);
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb'))) {
    const { code, output } = await runCaptured('dpkg-deb', ['-x', path.join(work, file), targetDir]);
    if (code !== 0) throw new PlainError(`${file} could not be unpacked: ${lastLine(output)}`);
  }
  rmSync(work, { recursive: true });
}

async function apt(work, args) {
  const settings = [
    `Dir::State::Lists=${work}/lists`,
    `Dir::Cache=${work}`,
    // Without this root hands the download to an account that may be unable to enter the folder.
    'APT::Sandbox::User=root',
    'Debug::NoLocking=1',
    'Acquire::http::Timeout=20',
    'Acquire::Retries=2',
  ];
  const options = { cwd: work, env: { ...process.env, LC_ALL: 'C' }, timeout: 180_000 };
  const { code, output } = await runCaptured(
    'apt-get',
    ['-qq', ...settings.flatMap((setting) => ['-o', setting]), ...args],
    options,
  );
  if (code !== 0) throw new PlainError(`apt-get ${args[0]}: ${lastLine(output)}`);
  return output;
}

function lastLine(output) {
  return output.trim().split('\n').at(-1);
}
