import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/embedded/ports.mjs';
import { inRoot } from '../../../scripts/paths.mjs';

const json = { 'Content-Type': 'application/json' };
const staff = { email: 'bench@example.com', password: 'bench-bench-bench' };

/** The built product as two processes, with one wedding. */
export class Product {
  static async start() {
    const port = await freePort();
    const product = new Product(`http://127.0.0.1:${port}`);
    product.web = await startProcess('main.js', 'web', port);
    product.worker = await startProcess('worker.js', 'worker', port);
    product.weddingPath = `Bench-140626-${randomBytes(4).toString('hex')}`;
    await product.createWedding();
    return product;
  }

  constructor(url) {
    this.url = url;
  }

  /** Peak resident memory in MB. Linux only. */
  webPeakMb() {
    const status = readFileSync(`/proc/${this.web.pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024);
  }

  async stop() {
    for (const child of [this.web, this.worker]) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
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

/** Files belong to one database, so each has a folder. */
export function dataDir() {
  return path.join(
    process.env.BENCH_DIR,
    'product',
    new URL(process.env.DATABASE_URL).pathname,
  );
}

async function startProcess(file, role, port) {
  const env = {
    ...process.env,
    ROLE: role,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir(),
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [inRoot('dist/apps/api/src', file)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}
