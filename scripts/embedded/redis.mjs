import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf, PlainError } from '../plain-error.mjs';
import { freePort } from './ports.mjs';
import {
  isAlive,
  isOurs,
  terminate,
  waitFor,
  workingDirectory,
} from './processes.mjs';
import { redisProgram } from './redis-program.mjs';
import { secretFrom } from './secret-file.mjs';

/**
 * @typedef {ReturnType<typeof openHome>} Home
 * @typedef {Awaited<ReturnType<typeof redisProgram>>} Program
 */

/** @import { StopStep } from './processes.mjs' */

const startTimeoutMs = 60_000;
/** @type {StopStep[]} */
const politeStop = [
  ['SIGTERM', 10_000],
  ['SIGKILL', 5_000],
];
// Writes reach the append-only file before their answer: a kill loses no acknowledged write.
/** @type {StopStep[]} */
const quickStop = [['SIGKILL', 5_000]];

/**
 * Starts Redis (or Valkey) on `<dataDir>/redis`, or takes over one of a killed parent. Loopback only, password in a
 * private file, append-only file synced every second, no eviction. `durable: false` writes no data (tests). Throws
 * PlainError with the reason.
 * @param {{ dataDir: string, durable?: boolean, port?: number }} options
 * @returns `{ url, port, pid, adopted, isRunning(), stop(), stopNow() }`
 */
export async function startRedis({ dataDir, durable = true, port }) {
  const home = openHome(dataDir);
  const running = await survivor(home);
  const server = running ?? (await launch(home, durable, port));
  return {
    ...server,
    url: `redis://:${home.password}@127.0.0.1:${server.port}/0`,
    adopted: running !== null,
    isRunning: () => isAlive(server.pid),
    stop: () => terminate(server.pid, politeStop),
    stopNow: () => terminate(server.pid, quickStop),
  };
}

/** @param {string} dataDir */
function openHome(dataDir) {
  const created = path.join(dataDir, 'redis');
  try {
    mkdirSync(created, { recursive: true, mode: 0o700 });
    const dir = realpathSync(created);
    /** @param {string} name */
    const file = (name) => path.join(dir, name);
    const password = secretFrom(file('password'));
    return {
      dir,
      password,
      portFile: file('port'),
      pidFile: file('redis.pid'),
      logFile: file('redis.log'),
    };
  } catch (error) {
    throw new PlainError(
      `${created} cannot be used (${codeOf(error)}): does it belong to another account?`,
    );
  }
}

/**
 * Returns this folder's live server; ends a hanging one: two would spoil each other's file.
 * @param {Home} home
 */
async function survivor(home) {
  const port = numberFrom(home.portFile);
  const pid = numberFrom(home.pidFile);
  if (!port) return null;
  const isThisFolders = () =>
    pid > 0 && isOurs(pid) && workingDirectory(pid) === home.dir;
  let answer = await identify(home, port);
  if (!answer && isThisFolders()) {
    await waitFor(
      async () => !isAlive(pid) || (answer = await identify(home, port)),
      startTimeoutMs,
    );
    if (!answer && isThisFolders()) await terminate(pid, politeStop);
  }
  return answer?.dir === home.dir ? { pid: answer.pid, port } : null;
}

/**
 * @param {Home} home
 * @param {boolean} durable
 * @param {number | undefined} wantedPort
 */
async function launch(home, durable, wantedPort) {
  const program = await redisProgram();
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    writeFileSync(home.portFile, String(port));
    const { pid, failure } = await spawnServer(
      home,
      program,
      settings(home, durable, port),
    );
    if (failure === null) return { pid, port };
    // Another process may have taken the port by now.
    if (attempt === 3 || !/Address already in use/.test(failure)) {
      throw new PlainError(
        `Redis did not start: ${failure} (see ${home.logFile})`,
      );
    }
  }
}

/**
 * The configuration comes through standard input: the password shows in no
 * process list.
 * @param {Home} home
 * @param {Program} program
 * @param {string} configuration
 */
async function spawnServer(home, program, configuration) {
  if (existsSync(home.logFile)) renameSync(home.logFile, `${home.logFile}.1`);
  const log = openSync(home.logFile, 'a', 0o600);
  const child = spawn(program.command, ['-'], {
    cwd: home.dir,
    env: { PATH: process.env.PATH ?? '', ...program.env },
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  let hasExited = false;
  child.once('error', () => (hasExited = true));
  child.once('exit', () => (hasExited = true));
  child.stdin?.on('error', () => {});
  child.stdin?.end(configuration);
  child.unref();
  const port = numberFrom(home.portFile);
  const settled = await waitFor(
    async () => hasExited || (await identify(home, port))?.pid === child.pid,
    startTimeoutMs,
  );
  if (settled && !hasExited)
    return { pid: /** @type {number} */ (child.pid), failure: null };
  if (!hasExited) await terminate(child.pid, quickStop);
  return {
    pid: Number(child.pid),
    failure: settled ? complaint(home.logFile) : 'it did not get ready in time',
  };
}

/**
 * @param {Home} home
 * @param {boolean} durable
 * @param {number} port
 */
function settings(home, durable, port) {
  const lines = {
    bind: '127.0.0.1',
    port,
    requirepass: home.password,
    daemonize: 'no',
    dir: '.',
    pidfile: './redis.pid',
    save: '""',
    // Each part of the tests has a database of its own.
    databases: durable ? 16 : 1024,
    appendonly: durable ? 'yes' : 'no',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
}

/**
 * Returns the server on this port; null until loaded, or when not ours.
 * @param {Home} home
 * @param {number} port
 */
async function identify(home, port) {
  const { Redis } = await import('ioredis');
  const options = {
    host: '127.0.0.1',
    port,
    password: home.password,
    lazyConnect: true,
  };
  const client = new Redis({
    ...options,
    retryStrategy: () => null,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const info = await client.info();
    const [, dir] = /** @type {string[]} */ (await client.config('GET', 'dir'));
    return { pid: Number(/process_id:(\d+)/.exec(info)?.[1]), dir };
  } catch {
    return null;
  } finally {
    client.disconnect();
  }
}

/** @param {string} file */
function numberFrom(file) {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

/** @param {string} file */
function complaint(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return (
    lines.find((line) => /fatal|error|can't|could not|failed/i.test(line)) ??
    lines.at(-1) ??
    ''
  );
}
