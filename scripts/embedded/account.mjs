import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.mjs';

/** @typedef {{ uid: number, gid: number }} Account */

const candidates = ['postgres', 'nobody', 'daemon'];

/**
 * Returns PostgreSQL's account, which must not be root: null (our own) unless we are root, else the data's owner or the
 * first unprivileged account.
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
 * Returns the product's account under root: PostgreSQL's, or DATA_DIR's owner; null without an unprivileged account.
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
 * Whether the account can pass all folders above this one.
 * @param {Account | null} account
 * @param {string} dir
 */
export function canReach(account, dir) {
  if (account === null) return true;
  return succeedsAs(account, 'cd -- "$0"', dir);
}

/**
 * Returns the first file that the account cannot read.
 * @param {Account} account
 * @param {string[]} files
 */
export function firstUnreadable(account, files) {
  return files.find((file) => !succeedsAs(account, 'test -r "$0"', file));
}

/**
 * Whether a shell command with one parameter succeeds as the account.
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
 * Null when missing or root's.
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
