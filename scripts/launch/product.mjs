import path from 'node:path';
import { startPostgres } from '../embedded/postgres.mjs';
import { isAlive, startMark, terminate } from '../embedded/processes.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startServers } from '../embedded/servers.mjs';
import { inRoot } from '../paths.mjs';
import { superviseChild } from './child.mjs';
import { takeLock } from './lock.mjs';
import { checkPort, prepareDataDir } from './preflight.mjs';
import { watchServer } from './server-watch.mjs';

const leftChildStop = [
  ['SIGTERM', 25_000],
  ['SIGKILL', 5_000],
];

/** Everything that runs for one `npm start`: started in order, stopped in the opposite one. */
export class Product {
  #config;
  #isForced = false;
  #interruption;
  /** Groups to stop, the last started first; what is in one group stops side by side. */
  #running = [];
  #lock = null;

  /** Whether a stop has been asked for. */
  isInterrupted = false;

  constructor(config) {
    this.#config = config;
    this.#interruption = new Promise((resolve) => {
      this.interrupt = () => resolve((this.isInterrupted = true));
    });
  }

  /** Resolves when every process is ready or `interrupt()` was called; throws PlainError when one cannot start. */
  async start() {
    prepareDataDir(this.#config.dataDir);
    await this.#takeDataDir();
    if (this.#config.role !== 'worker') await checkPort(this.#config.port, this.#config.host);
    const urls = await this.#startServers();
    if (this.isInterrupted) return;
    const children = this.#programs(urls).map(superviseChild);
    this.#running.push(children);
    await Promise.race([Promise.all(children.map((child) => child.ready)), this.#interruption]);
  }

  /** Stops the processes, then Redis, then PostgreSQL. */
  async stop() {
    while (this.#running.length > 0) {
      await Promise.all(this.#running.at(-1).map((part) => (this.#isForced ? part.stopNow() : part.stop())));
      this.#running.pop();
    }
    this.#lock?.release();
  }

  /**
   * Makes a stop that is under way a hard one; data that was acknowledged survives that too. Answers whether there was
   * anything to stop yet.
   */
  force() {
    this.#isForced = true;
    for (const part of this.#running.at(-1) ?? []) void part.stopNow();
    return this.#running.length > 0;
  }

  /** Only embedded servers bind the folder to one starter: replicas with a database of their own may share a disk. */
  async #takeDataDir() {
    const { dataDir, databaseUrl, redisUrl } = this.#config;
    if (databaseUrl && redisUrl) return;
    const what = `Another npm start already runs on DATA_DIR ${dataDir}`;
    this.#lock = await takeLock(path.join(dataDir, 'start.lock'), { what });
    const left = this.#lock.left.filter(({ pid, mark }) => isAlive(pid) && mark && startMark(pid) === mark);
    await Promise.all(left.map(({ pid }) => terminate(pid, leftChildStop)));
  }

  async #startServers() {
    const { dataDir, databaseUrl, redisUrl } = this.#config;
    const servers = await startServers({ dataDir, durable: true, withPostgres: !databaseUrl, withRedis: !redisUrl });
    const { postgres, redis } = servers;
    const again = (start) => (port) => start({ dataDir, port });
    if (postgres) this.#running.push([watchServer('PostgreSQL', postgres, again(startPostgres))]);
    if (redis) this.#running.push([watchServer('Redis', redis, again(startRedis))]);
    // Given URLs reach the children as they reached us, be it by DATABASE_URL or by DATABASE_URL_FILE.
    return {
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(redis && { REDIS_URL: redis.url }),
    };
  }

  #programs(urls) {
    const { role, dataDir, metrics } = this.#config;
    const env = { NODE_ENV: 'production', ...process.env, ...urls, DATA_DIR: dataDir };
    // Both processes listen for Prometheus, the worker one port higher.
    const metricsPort = metrics.port > 0 && role === 'all' ? { METRICS_PORT: String(metrics.port + 1) } : {};
    const onSpawn = (pid) => this.#lock?.note({ pid, mark: startMark(pid) });
    const program = (name, file, { isBackground = false, own = {} } = {}) => {
      const script = inRoot('dist/apps/api/src', file);
      return { name, script, env: { ...env, ROLE: name, ...own }, onSpawn, isBackground };
    };
    return [
      ...(role === 'worker' ? [] : [program('web', 'main.js')]),
      ...(role === 'web' ? [] : [program('worker', 'worker.js', { isBackground: true, own: metricsPort })]),
    ];
  }
}
