import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../plain-error.mjs';
import { freePort } from './ports.mjs';
import {
  dataArgument,
  openCluster,
  spawnOptions,
  userName,
} from './postgres-cluster.mjs';
import { ensureDatabase, query, urlOf } from './postgres-database.mjs';
import {
  isAlive,
  isOurs,
  terminate,
  waitFor,
  workingDirectory,
} from './processes.mjs';

/**
 * @import { StopStep } from './processes.mjs'
 * @import { Cluster } from './postgres-cluster.mjs'
 */

// Replaying the log takes a while; beyond this the server is stuck.
const startTimeoutMs = 120_000;
/** @type {StopStep[]} */
const politeStop = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];
/** @type {StopStep[]} */
const quickStop = [
  ['SIGQUIT', 3_000],
  ['SIGKILL', 5_000],
];

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or takes over one of a killed parent. Loopback only; its own session
 * survives a terminal's Ctrl-C. `durable: false` trades safety for speed (tests). Throws PlainError with the reason.
 * @param {{ dataDir: string, durable?: boolean, port?: number }} options
 * @returns `{ url, port, pid, adopted, isRunning(), stop(), stopNow() }`
 */
export async function startPostgres({ dataDir, durable = true, port }) {
  const cluster = await openCluster(dataDir, durable);
  const running = await survivor(cluster);
  const server = running ?? (await launch(cluster, durable, port));
  await ensureDatabase(cluster, server.port);
  return {
    ...server,
    url: urlOf(cluster, server.port, userName),
    adopted: running !== null,
    isRunning: () => isAlive(server.pid),
    stop: () => terminate(server.pid, politeStop),
    stopNow: () => terminate(server.pid, quickStop),
  };
}

/**
 * Returns this folder's live server; removes the lock file of a dead or foreign process.
 * @param {Cluster} cluster
 */
async function survivor(cluster) {
  const lock = readLock(cluster);
  if (lock === null) return null;
  const dir = workingDirectory(lock.pid);
  if (!isOurs(lock.pid) || (dir !== null && dir !== cluster.data))
    return forgetLock(cluster);
  const settled = await waitFor(
    async () =>
      !isAlive(lock.pid) ||
      (await query(cluster, lock.port, 'postgres', 'SHOW data_directory')) !==
        null,
    dir === null ? 10_000 : startTimeoutMs,
  );
  if (!isAlive(lock.pid)) return forgetLock(cluster);
  if (!settled)
    throw new PlainError(
      `Process ${lock.pid} holds ${cluster.data} and does not answer; stop it first.`,
    );
  const rows = await query(
    cluster,
    lock.port,
    'postgres',
    'SHOW data_directory',
  );
  const isThisFolder =
    dir !== null || rows?.[0]?.data_directory === cluster.data;
  return isThisFolder
    ? { pid: lock.pid, port: lock.port }
    : forgetLock(cluster);
}

/**
 * @param {Cluster} cluster
 * @param {boolean} durable
 * @param {number | undefined} wantedPort
 */
async function launch(cluster, durable, wantedPort) {
  const deadline = performance.now() + 15_000;
  for (;;) {
    const port = wantedPort ?? (await freePort());
    const { pid, failure } = await spawnServer(cluster, durable, port);
    if (failure === null) return { pid, port };
    // Another process took the port, or a killed server's helpers still run.
    const isPassing =
      /Address already in use|pre-existing shared memory|still in use/.test(
        failure,
      );
    if (!isPassing || performance.now() > deadline) {
      throw new PlainError(
        `PostgreSQL did not start: ${failure} (see ${cluster.logFile})`,
      );
    }
    await delay(100);
  }
}

/**
 * @param {Cluster} cluster
 * @param {boolean} durable
 * @param {number} port
 */
async function spawnServer(cluster, durable, port) {
  if (existsSync(cluster.logFile))
    renameSync(cluster.logFile, `${cluster.logFile}.1`);
  // A new file: root must not write through a link that the account made.
  const log = openSync(cluster.logFile, 'ax', 0o600);
  const child = spawn(
    path.join(cluster.home, 'bin', 'postgres'),
    serverArguments(cluster, durable, port),
    {
      ...spawnOptions(cluster),
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  let hasExited = false;
  child.once('error', () => (hasExited = true));
  child.once('exit', () => (hasExited = true));
  child.unref();
  const isUp = () =>
    readLock(cluster)?.pid === child.pid && readLock(cluster)?.isReady;
  const settled = await waitFor(() => hasExited || isUp(), startTimeoutMs);
  if (settled && !hasExited)
    return { pid: /** @type {number} */ (child.pid), failure: null };
  if (!hasExited) await terminate(child.pid, quickStop);
  return {
    pid: Number(child.pid),
    failure: settled
      ? complaint(cluster.logFile)
      : 'it did not get ready in time',
  };
}

/**
 * @param {Cluster} cluster
 * @param {boolean} durable
 * @param {number} port
 */
function serverArguments(cluster, durable, port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    jit: 'off',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          // Several jest workers, each with several processes.
          max_connections: 300,
        }),
  };
  return [
    '-D',
    dataArgument(cluster),
    ...Object.entries(settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ];
}

/**
 * postmaster.pid: line 1 process, 4 port, 8 state; null while incomplete.
 * @param {Cluster} cluster
 */
function readLock(cluster) {
  const file = lockFile(cluster);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0
    ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
    : null;
}

/** @param {Cluster} cluster */
function forgetLock(cluster) {
  rmSync(lockFile(cluster), { force: true });
  return null;
}

/** @param {Cluster} cluster */
function lockFile(cluster) {
  return path.join(cluster.data, 'postmaster.pid');
}

/** @param {string} file */
function complaint(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return (
    lines.find((line) => /FATAL|could not/.test(line)) ?? lines.at(-1) ?? ''
  );
}
