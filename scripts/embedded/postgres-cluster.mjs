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

/** The superuser and the database of the embedded server. */
export const userName = 'hatira';

/**
 * Opens `<dataDir>/postgres` and creates the database cluster the first time.
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
 * What `-D` is given for a folder. Where the account cannot pass through the folders above the data (a checkout under
 * /root), the server is started inside it and finds it as its own working directory, which needs no such passage.
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
 * How the cluster's programs are spawned: as its account, inside the folder, without the caller's environment.
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
 * Creates the cluster in a folder beside the final one and renames it when complete. Each attempt has another folder,
 * because a program of a killed start may still write into the earlier one.
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
      // Something still writes there; it goes at a later start.
    }
  }
}

/**
 * A file that the account may read, opened, because it may be unable to open the file by its path.
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
    ...[
      '-U',
      userName,
      '-A',
      'scram-sha-256',
      '--pwfile=/dev/fd/3',
      '-E',
      'UTF8',
      '--locale=C',
    ],
    ...[
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
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
