import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/embedded/ports.mjs';
import { inRoot } from '../../../scripts/paths.mjs';
import { endingWithUs, treeOf } from './processes.mjs';
import { BENCH_DIR } from './rows.mjs';

const BELOW_NORMAL = os.constants.priority.PRIORITY_BELOW_NORMAL;
const json = { 'Content-Type': 'application/json' };
const MOST_WEB_PROCESSES = 4;
const staff = { email: 'bench@example.com', password: 'bench-bench-bench' };

/** The built product as web and worker, with one wedding. */
export class Product {
  /** @param {Record<string, string>} [env] beside the bench's own */
  static async start(env) {
    const port = await freePort();
    const web = await startProcess('main.js', 'web', { port, env });
    const worker = await startProcess('worker.js', 'worker', { port, env });
    // The worker has the priority of npm start: guests come first.
    os.setPriority(worker.pid ?? 0, BELOW_NORMAL);
    const product = new Product(`http://127.0.0.1:${port}`, web, worker);
    await product.createWedding();
    return product;
  }

  /**
   * @param {string} url
   * @param {import('node:child_process').ChildProcess} web
   * @param {import('node:child_process').ChildProcess} worker
   */
  constructor(url, web, worker) {
    this.url = url;
    this.web = web;
    this.worker = worker;
    this.weddingPath = `Bench-140626-${randomBytes(4).toString('hex')}`;
  }

  /** Its web processes descend from this one. */
  get webPid() {
    return this.web.pid ?? 0;
  }

  get workerPid() {
    return this.worker.pid ?? 0;
  }

  async stop() {
    for (const child of [this.web, this.worker]) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  }

  /**
   * Runs work with CPU profiles of the web processes, if they are wanted.
   * @template T
   * @param {() => Promise<T>} work
   */
  async profiled(work) {
    if (!process.env.BENCH_PROFILE) return work();
    const pids = treeOf(this.webPid);
    for (const pid of pids) process.kill(pid, 'SIGUSR2');
    try {
      return await work();
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGUSR2');
    }
  }

  get staffPassword() {
    return staff.password;
  }

  async staffCookie() {
    const body = JSON.stringify(staff);
    const login = await fetch(`${this.url}/api/auth/login`, {
      method: 'POST',
      headers: json,
      body,
    });
    const cookies = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]);
    return cookies.join('; ');
  }

  async guestCookie() {
    const page = await fetch(`${this.url}/${this.weddingPath}`);
    await page.arrayBuffer();
    return page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Another wedding of this product, or this product's wedding at a replica. @param {Partial<Product>} change */
  as(change) {
    return Object.assign(new Product(this.url, this.web, this.worker), change);
  }

  async createWedding() {
    const headers = { ...json, cookie: await this.staffCookie() };
    const body = JSON.stringify({ weddingPath: this.weddingPath });
    const created = await fetch(`${this.url}/api/wedding`, {
      method: 'POST',
      headers,
      body,
    });
    if (!created.ok)
      throw new Error(`creating a wedding: ${await created.text()}`);
  }
}

/** The address of the database in use. */
export function databaseUrl() {
  return process.env.DATABASE_URL ?? '';
}

/** Files belong to one database, so each has a folder. */
export function dataDir() {
  return path.join(BENCH_DIR, 'product', new URL(databaseUrl()).pathname);
}

/** The originals and renditions of the database's weddings. */
export function storageDir() {
  return path.join(dataDir(), 'storage');
}

/** The files as guests sent them. */
export function originalsDir() {
  return path.join(storageDir(), 'originals');
}

/**
 * @param {string} file
 * @param {string} role
 * @param {{ port: number, env?: Record<string, string> }} options
 */
async function startProcess(file, role, { port, env: given }) {
  const env = {
    WEB_PROCESSES: String(Math.min(os.cpus().length, MOST_WEB_PROCESSES)),
    ...process.env,
    ...given,
    ROLE: role,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir(),
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    LOG_LEVEL: 'error',
    // Its files would count among the stored ones.
    DEMO_WEDDING: 'hidden',
  };
  const program = inRoot('dist/apps/api/src', file);
  const child = endingWithUs(
    spawn(process.execPath, [...profiling(role), program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  await once(child, 'message');
  return child;
}

/** @param {string} role @returns {string[]} words for node */
function profiling(role) {
  if (!process.env.BENCH_PROFILE || role !== 'web') return [];
  return ['--import', new URL('servers/profiled.mjs', import.meta.url).href];
}
