import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.mjs';

/** @typedef {{ uid: number, gid: number }} Account */

const candidates = ['postgres', 'nobody', 'daemon'];

/**
 * The account of PostgreSQL, which refuses to run as root: null (our own) unless we are root, else the owner of the
 * existing data, else the first unprivileged account of the system.
 * @param {string} data
 */
export function serverAccount(data) {
  if (process.getuid?.() !== 0) return null;
  const account = ownerOf(data) ?? systemAccount();
  if (account) return account;
  throw new PlainError(
    'PostgreSQL refuses to run as root and no unprivileged account exists; set DATABASE_URL.',
  );
}

/**
 * The account of the whole product where root starts it: PostgreSQL's, or the owner of DATA_DIR; null where the system
 * has no unprivileged account.
 * @param {string} dataDir
 */
export function productAccount(dataDir) {
  return (
    ownerOf(path.join(dataDir, 'postgres', 'data')) ??
    ownerOf(dataDir) ??
    systemAccount()
  );
}

/**
 * The name of an account for messages.
 * @param {{ uid: number }} options
 */
export function accountName({ uid }) {
  return (
    accounts().find((fields) => Number(fields[2]) === uid)?.[0] ??
    `with the id ${uid}`
  );
}

/**
 * Whether the account gets to this directory through all the folders above it.
 * @param {Account | null} account
 * @param {string} dir
 */
export function canReach(account, dir) {
  if (account === null) return true;
  return succeedsAs(account, 'cd -- "$0"', dir);
}

/**
 * The first of these files that the account cannot read; undefined: it reads all of them.
 * @param {Account} account
 * @param {string[]} files
 */
export function firstUnreadable(account, files) {
  return files.find((file) => !succeedsAs(account, 'test -r "$0"', file));
}

/**
 * Whether a line of shell, given one parameter, succeeds as the account.
 * @param {Account} account
 * @param {string} line
 * @param {string} parameter
 */
function succeedsAs(account, line, parameter) {
  return (
    spawnSync('/bin/sh', ['-c', line, parameter], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  );
}

/**
 * The account that owns it; null when it is not there or root's.
 * @param {string} dir
 */
function ownerOf(dir) {
  const owner = existsSync(dir) ? statSync(dir) : null;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : null;
}

function systemAccount() {
  const rows = accounts();
  for (const name of candidates) {
    const row = rows.find(
      (fields) => fields[0] === name && Number(fields[2]) > 0,
    );
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  return null;
}

function accounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
}
