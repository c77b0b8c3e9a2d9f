import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { PlainError, firstLine } from '../plain-error.mjs';
import { printAbove } from '../progress-line.mjs';
import { fetchAptPackages, hasApt, libraryDirs } from './apt-packages.mjs';
import { findIn, findOnPath, homebrewDirs } from './programs.mjs';

const names = ['redis-server', 'valkey-server'];
const packages = [
  ['redis-server', 'redis-tools'],
  ['valkey-server', 'valkey-tools'],
];

/**
 * Finds a Redis or Valkey server: on PATH, else the distribution's package in the cache, fetched if missing, else
 * Homebrew's (docs/decisions/0001-embedded-servers.md).
 * @returns `{ command, env }`
 * @throws PlainError that names the package to install
 */
export async function redisProgram(cacheDir = inRoot('.cache', 'redis')) {
  const onPath = findOnPath(...names);
  if (onPath && runs({ command: onPath, env: {} }))
    return { command: onPath, env: {} };
  const cached = unpackedProgram(cacheDir);
  if (cached && runs(cached)) return cached;
  const problem = await fetchInto(cacheDir);
  const fetched = unpackedProgram(cacheDir);
  if (fetched && runs(fetched)) return fetched;
  const homebrew = findIn(homebrewDirs('redis', 'valkey'), names);
  if (homebrew && runs({ command: homebrew, env: {} }))
    return { command: homebrew, env: {} };
  const hint =
    process.platform === 'darwin'
      ? 'brew install redis'
      : 'the package redis-server or valkey';
  throw new PlainError(
    `No Redis found${problem}. Install one (${hint}) or set REDIS_URL.`,
  );
}

/**
 * Returns the failure's reason; empty after success or without apt.
 * @param {string} cacheDir
 */
async function fetchInto(cacheDir) {
  if (!hasApt()) return '';
  printAbove('Fetching Redis from the packages of this system (once) ...');
  let problem = '';
  for (const wanted of packages) {
    try {
      await fetchAptPackages(wanted, cacheDir);
      return '';
    } catch (error) {
      problem ||= `, and it could not be fetched (${firstLine(error)})`;
    }
  }
  return problem;
}

/** @param {string} cacheDir */
function unpackedProgram(cacheDir) {
  const command = findIn([path.join(cacheDir, 'usr/bin')], names);
  return (
    command && {
      command,
      env: { LD_LIBRARY_PATH: libraryDirs(cacheDir).join(':') },
    }
  );
}

/** @param {{ command: string, env: NodeJS.ProcessEnv }} options */
function runs({ command, env }) {
  return (
    spawnSync(command, ['--version'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    }).status === 0
  );
}
