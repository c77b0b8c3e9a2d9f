import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error.mjs';
import { canReach, serverAccount } from './account.mjs';
import { postgresHome } from './postgres-binaries.mjs';
import { runCaptured } from './processes.mjs';
import { secretFrom } from './secret-file.mjs';

/**
 * @typedef {object} Cluster
 * @property {string} data
 * @property {Account | null} account
 * @property {string} home
 * @property {string} logFile
 * @property {string} password
 */

/** @import { Account } from './account.mjs' */

/** Superuser and database of the embedded server. */
export const userName = 'hatira';

/**
 * Opens `<dataDir>/postgres`, created the first time.
 * @param {string} dataDir
 * @param {boolean} durable
 * @returns {Promise<Cluster>}
 */
export async function openCluster(dataDir, durable) {
  const dir = path.join(dataDir, 'postgres');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const data = path.join(realpathSync(dir), 'data');
  const account = serverAccount(data);
  checkOwner(data);
  const cluster = {
    data,
    account,
    home: postgresHome(account),
    logFile: path.join(dir, 'postgres.log'),
    password: secretFrom(path.join(dir, 'password')),
  };
  if (!existsSync(data)) await createCluster(cluster, durable);
  return cluster;
}

/**
 * Returns the value of `-D`: the working directory when the account cannot pass the folders above (a checkout under
 * /root).
 * @param {Cluster} cluster
 */
export function dataArgument(cluster, dir = cluster.data) {
  if (canReach(cluster.account, dir)) return dir;
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd';
  throw new PlainError(
    `PostgreSQL cannot run as root and no other account can enter ${dir}; move DATA_DIR.`,
  );
}

/**
 * Spawns as the cluster's account, inside the folder, without the caller's environment.
 * @param {Cluster} cluster
 */
export function spawnOptions(cluster, dir = cluster.data) {
  return {
    ...cluster.account,
    cwd: dir,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  };
}

/** @param {string} data */
function checkOwner(data) {
  if (
    process.getuid?.() === 0 ||
    !existsSync(data) ||
    statSync(data).uid === process.getuid?.()
  )
    return;
  throw new PlainError(
    `${data} belongs to another account: start as that account or as root, or change its owner.`,
  );
}

/**
 * Renames a complete cluster into place. Each attempt has its own folder: a killed start's program may still write to
 * the earlier one.
 * @param {Cluster} cluster
 * @param {boolean} durable
 */
async function createCluster(cluster, durable) {
  removeAttempts(cluster);
  const attempt = mkdtempSync(attemptPrefix(cluster));
  const password = passwordDescriptor(cluster, `${attempt}.password`);
  if (cluster.account)
    chownSync(attempt, cluster.account.uid, cluster.account.gid);
  const { code, output } = await runCaptured(
    path.join(cluster.home, 'bin', 'initdb'),
    [...initdbArguments(durable), '-D', dataArgument(cluster, attempt)],
    {
      ...spawnOptions(cluster, attempt),
      stdio: ['ignore', 'pipe', 'pipe', password],
    },
  );
  closeSync(password);
  if (code !== 0)
    throw new PlainError(
      `PostgreSQL could not create ${cluster.data}: ${reason(output)}`,
    );
  renameSync(attempt, cluster.data);
  removeAttempts(cluster);
}

/** @param {Cluster} cluster */
function attemptPrefix(cluster) {
  return `${cluster.data}.new-`;
}

/** @param {Cluster} cluster */
function removeAttempts(cluster) {
  const prefix = attemptPrefix(cluster);
  const dir = path.dirname(prefix);
  for (const name of readdirSync(dir).filter((entry) =>
    entry.startsWith(path.basename(prefix)),
  )) {
    try {
      rmSync(path.join(dir, name), { recursive: true, force: true });
    } catch {
      // A program still writes there; a later start removes it.
    }
  }
}

/**
 * An open file: the account may be unable to open it by its path.
 * @param {Cluster} cluster
 * @param {string} file
 */
function passwordDescriptor(cluster, file) {
  writeFileSync(file, cluster.password, { mode: 0o600 });
  if (cluster.account)
    chownSync(file, cluster.account.uid, cluster.account.gid);
  return openSync(file, 'r');
}

/** @param {boolean} durable */
function initdbArguments(durable) {
  return [
    '-U',
    userName,
    '-A',
    'scram-sha-256',
    '--pwfile=/dev/fd/3',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** @param {string} output */
function reason(output) {
  const lines = output.trim().split('\n');
  return (
    lines.find((line) => /error|fatal|could not/i.test(line)) ??
    lines.at(-1) ??
    ''
  ).trim();
}
