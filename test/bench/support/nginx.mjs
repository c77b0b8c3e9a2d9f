import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/embedded/ports.mjs';
import { findOnPath } from '../../../scripts/embedded/programs.mjs';
import { startDeployedNginx } from '../../support/servers/deployed-nginx.mjs';
import { endingWithUs } from './processes.mjs';
import { BENCH_DIR } from './rows.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} url
 * @property {number} pid
 * @property {string} putDir what PUT to `/put/` stores
 * @property {() => Promise<void>} stop
 */

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const START_MS = 5_000;
const POLL_MS = 20;

/**
 * Starts the distribution's nginx: it sends the files below a folder and stores
 * those that are PUT. `absent` is the reason when it cannot.
 * @param {string} root
 * @returns {Promise<{ nginx?: Nginx, absent?: string }>}
 */
export async function startNginx(root) {
  const nginx = program();
  if (!nginx) return { absent: 'nginx is not installed' };
  const dir = mkdtempSync(path.join(BENCH_DIR, 'nginx-'));
  const putDir = path.join(dir, 'put');
  mkdirSync(putDir);
  const port = await freePort();
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, configuration({ dir, root, port }));
  const log = path.join(dir, 'error.log');
  const child = endingWithUs(
    spawn(nginx, ['-c', file, '-e', log], { stdio: 'ignore' }),
    'SIGTERM',
  );
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, child)))
    return { absent: `nginx does not start: ${readFileSync(log, 'utf8')}` };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { nginx: { url, pid: child.pid ?? 0, putDir, stop } };
}

/**
 * Starts nginx with the configuration of `deploy/`, before the product.
 * @param {string} web
 * @param {string} storage
 */
export function startProxy(web, storage) {
  return startDeployedNginx({
    program: program() ?? '',
    folder: BENCH_DIR,
    web,
    storage,
    watch: (child) => endingWithUs(child, 'SIGTERM'),
  });
}

function program() {
  return process.env.NGINX_PATH || findOnPath('nginx');
}

/** @param {{ dir: string, root: string, port: number }} options */
function configuration({ dir, root, port }) {
  const temporary = TEMPORARY.map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  ).join('\n  ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_max_body_size 0;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    location / { root ${root}; }
    location /put/ { root ${dir}; dav_methods PUT; }
  }
}
`;
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function answers(url, child) {
  const until = performance.now() + START_MS;
  while (child.exitCode === null && performance.now() < until) {
    if (await fetch(url).catch(() => undefined)) return true;
    await delay(POLL_MS);
  }
  child.kill();
  return false;
}
