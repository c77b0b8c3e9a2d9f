import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../embedded/postgres.mjs';
import { startMark } from '../embedded/processes.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startServers } from '../embedded/servers.mjs';
import { isLockHeld, takeLock } from '../launch/lock.mjs';

/**
 * @import { Servers } from '../embedded/servers.mjs'
 *
 * @typedef {Awaited<ReturnType<typeof takeLock>>} Lock
 */

const prefix = 'hatira-test-';
const lockName = 'in-use';

/** Temporary servers and their folder outside the checkout. */
export class TestServers {
  #servers = /** @type {Partial<Servers>} */ ({});
  #lock;

  static async open() {
    await removeAbandoned();
    const dir = mkdtempSync(path.join(os.tmpdir(), prefix));
    // Under root PostgreSQL's account must pass through.
    chmodSync(dir, process.getuid?.() === 0 ? 0o711 : 0o700);
    const lock = await takeLock(path.join(dir, lockName), {
      what: 'Another test run is in this folder',
    });
    return new TestServers(dir, lock);
  }

  /**
   * @param {string} dir
   * @param {Lock} lock
   */
  constructor(dir, lock) {
    this.dir = dir;
    this.#lock = lock;
  }

  /** The suites' temporary folder, removed at the end. */
  environment() {
    const temporary = path.join(this.dir, 'tmp');
    mkdirSync(temporary, { recursive: true });
    // The product's account must pass through.
    chmodSync(temporary, 0o711);
    return { TMPDIR: temporary };
  }

  /**
   * Notes a suite's process group: the next run ends it if this run is killed.
   * @param {number} pid
   */
  noteSuite(pid) {
    this.#lock.note({ pid, mark: startMark(pid) });
  }

  /** Starts PostgreSQL and Redis; returns the environment with their addresses. */
  async start() {
    const servers = await startServers({ dataDir: this.dir, durable: false });
    this.#servers = servers;
    return {
      TEST_POSTGRES_URL: servers.postgres.url,
      TEST_REDIS_URL: servers.redis.url,
    };
  }

  /** Kills the servers (their data is temporary) and removes the folder. */
  async close() {
    await Promise.all(
      Object.values(this.#servers).map((server) => server?.stopNow()),
    );
    this.#lock.release();
    removeFolder(this.dir);
  }
}

async function removeAbandoned() {
  for (const name of readdirSync(os.tmpdir()).filter((entry) =>
    entry.startsWith(prefix),
  )) {
    const dir = path.join(os.tmpdir(), name);
    const lockFile = path.join(dir, lockName);
    if (existsSync(lockFile) && !isLockHeld(lockFile))
      await removeRun(dir, lockFile);
  }
}

/**
 * @param {string} dir
 * @param {string} lockFile
 */
async function removeRun(dir, lockFile) {
  const { left, release } = await takeLock(lockFile, {
    what: 'Another test run is tidying up',
  });
  for (const { pid, mark } of left)
    if (mark && startMark(pid) === mark) process.kill(-pid, 'SIGKILL');
  const options = { dataDir: dir, durable: false };
  if (existsSync(path.join(dir, 'postgres/data')))
    await (await startPostgres(options)).stopNow();
  if (existsSync(path.join(dir, 'redis/port')))
    await (await startRedis(options)).stopNow();
  release();
  removeFolder(dir);
}

/**
 * A failed test may leave a mounted folder, which must not hide the result.
 * @param {string} dir
 */
function removeFolder(dir) {
  try {
    rmSync(dir, { recursive: true, force: true });
  } catch (error) {
    process.stderr.write(`${dir} stays: ${String(error)}\n`);
  }
}
