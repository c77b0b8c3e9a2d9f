import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../embedded/postgres.mjs';
import { pathWithMediaPrograms } from '../embedded/media-programs.mjs';
import { startMark } from '../embedded/processes.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startServers } from '../embedded/servers.mjs';
import { built, inRoot } from '../paths.mjs';
import { superviseChild } from './child.mjs';
import { takeDataDir } from './earlier-run.mjs';
import { checkPort, prepareDataDir } from './preflight.mjs';
import { watchServer } from './server-watch.mjs';

/** @typedef {{ stop(): Promise<void>, stopNow(): Promise<void> }} Part */

/**
 * @import { Program } from './child.mjs'
 * @import { Config } from './configuration.mjs'
 */

/** After this the worker uses the npm packages' ffmpeg until the fetched one exists. */
const ffmpegPatienceMs = 60_000;

/** All parts of one `npm start`: stopped in reverse order. */
export class Product {
  #config;
  #settleFfmpeg;
  #isForced = false;
  #interruption;
  /** The last started first; a group stops together. */
  #running = /** @type {Part[][]} */ ([]);
  #lock = /** @type {Awaited<ReturnType<typeof takeDataDir>> | null} */ (null);

  isInterrupted = false;

  /**
   * @param {() => Promise<unknown>} settleFfmpeg resolves when ffmpeg is fetched, not needed or unavailable
   * @param {Config} config
   */
  constructor(config, settleFfmpeg) {
    this.#config = config;
    this.#settleFfmpeg = settleFfmpeg;
    this.#interruption = new Promise((resolve) => {
      this.interrupt = () => resolve((this.isInterrupted = true));
    });
  }

  /** Resolves when every process is ready or after `interrupt()`; throws PlainError when one cannot start. */
  async start() {
    await prepareDataDir(this.#config.dataDir);
    const { dataDir, databaseUrl, redisUrl } = this.#config;
    // Only embedded servers bind the folder to one starter: replicas may share a disk.
    if (!databaseUrl || !redisUrl) this.#lock = await takeDataDir(dataDir);
    if (this.#config.role !== 'worker')
      await checkPort(this.#config.port, this.#config.host);
    const urls = await this.#startServers();
    if (this.isInterrupted) return;
    /** @type {Part[]} */
    const children = [];
    this.#running.push(children);
    /** @param {Program} program */
    const begin = async (program) => {
      if (program.isBackground) await this.#mediaTools();
      if (this.isInterrupted) return;
      const child = superviseChild(program);
      children.push(child);
      await child.ready;
    };
    // They start in turn: the web process answers guests before the worker, or a look at ffmpeg, takes a core.
    const beginAll = async () => {
      for (const program of await this.#programs(urls)) await begin(program);
    };
    await Promise.race([beginAll(), this.#interruption]);
  }

  /** Stops the processes, then Redis, then PostgreSQL. */
  async stop() {
    this.interrupt();
    for (let parts; (parts = this.#running.at(-1)); this.#running.pop())
      await Promise.all(
        parts.map((part) => (this.#isForced ? part.stopNow() : part.stop())),
      );
    this.#lock?.release();
  }

  /**
   * Makes a running stop hard; acknowledged data survives.
   * @returns whether a part ran
   */
  force() {
    this.#isForced = true;
    for (const part of this.#running.at(-1) ?? []) void part.stopNow();
    return this.#running.length > 0;
  }

  /** The worker waits for a current ffmpeg, as it opens strangers' videos; uploads go on. */
  #mediaTools() {
    return Promise.race([
      this.#settleFfmpeg(),
      this.#interruption,
      delay(ffmpegPatienceMs, null, { ref: false }),
    ]);
  }

  async #startServers() {
    const { dataDir, databaseUrl, redisUrl } = this.#config;
    const servers = await startServers({
      dataDir,
      durable: true,
      withPostgres: !databaseUrl,
      withRedis: !redisUrl,
    });
    const { postgres, redis } = servers;
    if (postgres)
      this.#running.push([
        watchServer('PostgreSQL', postgres, (port) =>
          startPostgres({ dataDir, port }),
        ),
      ]);
    if (redis)
      this.#running.push([
        watchServer('Redis', redis, (port) => startRedis({ dataDir, port })),
      ]);
    // Children get given URLs as we did: by DATABASE_URL or DATABASE_URL_FILE.
    return {
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(redis && { REDIS_URL: redis.url }),
    };
  }

  /** @param {NodeJS.ProcessEnv} urls */
  async #programs(urls) {
    const { withHeapLimit, withSmallNursery } = await built(
      'platform/processes/heap-limit.js',
    );
    const given = process.env.NODE_OPTIONS ?? '';
    const { role, dataDir, metrics } = this.#config;
    const env = {
      NODE_ENV: 'production',
      ...process.env,
      ...urls,
      DATA_DIR: dataDir,
      PATH: pathWithMediaPrograms(),
    };
    // Both listen for Prometheus, the worker one port higher.
    const metricsPort =
      metrics.port && role === 'all'
        ? { METRICS_PORT: String(metrics.port + 1) }
        : {};
    /** @param {number} pid */
    const onSpawn = (pid) => this.#lock?.note({ pid, mark: startMark(pid) });
    /**
     * @param {string} name
     * @param {string} file
     */
    const program = (name, file, { isBackground = false, own = {} } = {}) => {
      const script = inRoot('dist/apps/api/src', file);
      return {
        name,
        script,
        words: (isBackground ? withSmallNursery : withHeapLimit)([], given),
        env: { ...env, ROLE: name, ...own },
        onSpawn,
        isBackground,
      };
    };
    return [
      ...(role === 'worker' ? [] : [program('web', 'main.js')]),
      ...(role === 'web'
        ? []
        : [
            program('worker', 'worker.js', {
              isBackground: true,
              own: metricsPort,
            }),
          ]),
    ];
  }
}
