import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listenBriefly } from '../embedded/ports.mjs';
import { waitFor } from '../embedded/processes.mjs';
import { built } from '../paths.mjs';
import { codeOf, PlainError } from '../plain-error.mjs';

/**
 * Makes DATA_DIR private and proves it writable. Throws PlainError otherwise.
 * @param {string} dataDir
 */
export async function prepareDataDir(dataDir) {
  const { closeDataDir } = await built(
    'platform/storage/local/private-folder.js',
  );
  try {
    if (!existsSync(dataDir)) makeDir(dataDir);
    for (const sentence of closeDataDir(dataDir))
      process.stdout.write(`${sentence}\n`);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = path.join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, 'x', { flag: 'wx' });
    rmSync(probe);
  } catch (error) {
    throw new PlainError(
      `DATA_DIR ${dataDir} cannot be written (${reason(error)}).`,
    );
  }
}

/**
 * Node's recursive variant never returns where the system allows no folders (/proc).
 * @param {string} dir
 */
function makeDir(dir) {
  if (!existsSync(path.dirname(dir))) makeDir(path.dirname(dir));
  mkdirSync(dir);
}

/**
 * Proves that the web process can listen; waits for a stopping server. Throws PlainError otherwise.
 * @param {number} port
 * @param {string} host
 */
export async function checkPort(port, host, patienceMs = 2_000) {
  /** @type {unknown} */
  let problem = null;
  const isFree = async () => {
    problem = await listenBriefly({ port, host }).then(
      () => null,
      (error) => error,
    );
    return codeOf(problem) !== 'EADDRINUSE';
  };
  await waitFor(isFree, patienceMs);
  if (codeOf(problem) === 'EADDRINUSE') {
    throw new PlainError(
      `Port ${port} is taken by another program: stop it, or choose another port with PORT.`,
    );
  }
  if (problem)
    throw new PlainError(
      `Cannot listen on ${host}:${port} (${reason(problem)}): set PORT or HOST.`,
    );
}

/** @param {unknown} error */
function reason(error) {
  /** @type {Record<string, string>} */
  const known = {
    EACCES: 'permission denied',
    EROFS: 'read-only file system',
    ENOENT: 'no folder can be made there',
    ENOTDIR: 'not a folder',
    EEXIST: 'not a folder',
    ENOSPC: 'the disk is full',
    EADDRNOTAVAIL: 'not an address of this machine',
    ENOTFOUND: 'unknown host name',
  };
  const code = codeOf(error) ?? '';
  return known[code] ?? code;
}
