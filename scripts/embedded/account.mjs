import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { PlainError } from '../plain-error.mjs';

const candidates = ['postgres', 'nobody', 'daemon'];

/**
 * The account that PostgreSQL, which refuses to run as root, runs as: null (our own) unless we are root, else the owner
 * of the existing data, else the first unprivileged account of the system.
 */
export function serverAccount(dataDir) {
  if (process.getuid() !== 0) return null;
  const owner = existsSync(dataDir) ? statSync(dataDir) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of candidates) {
    const row = rows.find((fields) => fields[0] === name && Number(fields[2]) > 0);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new PlainError('PostgreSQL refuses to run as root and no unprivileged account exists; set DATABASE_URL.');
}

/** Whether the account gets to this directory through all the folders above it. */
export function canReach(account, dir) {
  if (account === null) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', dir], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
