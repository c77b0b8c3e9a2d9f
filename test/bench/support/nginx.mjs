import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../../../scripts/embedded/programs.mjs';
import { startDeployedNginx } from '../../support/servers/deployed-nginx.mjs';
import { startNginxProcess } from '../../support/servers/nginx-process.mjs';
import { endingWithUs } from './processes.mjs';
import { BENCH_DIR } from './rows.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} url
 * @property {number} pid
 * @property {string} putDir what PUT to `/put/` stores
 * @property {() => Promise<void>} stop
 */

/** @param {import('node:child_process').ChildProcess} child */
const watch = (child) => endingWithUs(child, 'SIGTERM');

/**
 * Starts the distribution's nginx: it sends the files below a folder and stores
 * those that are PUT. `absent` is the reason when it cannot.
 * @param {string} root
 * @returns {Promise<{ nginx?: Nginx, absent?: string }>}
 */
export async function startNginx(root) {
  const nginx = program();
  if (!nginx) return { absent: 'nginx is not installed' };
  try {
    const { url, pid, dir, stop } = await startNginxProcess({
      program: nginx,
      folder: BENCH_DIR,
      http: ({ dir, port }) => plainServer({ dir, root, port }),
      watch,
    });
    const putDir = path.join(dir, 'put');
    mkdirSync(putDir);
    return { nginx: { url, pid, putDir, stop } };
  } catch (error) {
    return { absent: String(error) };
  }
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
    watch,
  });
}

function program() {
  return process.env.NGINX_PATH || findOnPath('nginx');
}

/** @param {{ dir: string, root: string, port: number }} options */
function plainServer({ dir, root, port }) {
  return `access_log off;
  sendfile on;
  tcp_nopush on;
  client_max_body_size 0;
  server {
    listen 127.0.0.1:${port};
    location / { root ${root}; }
    location /put/ { root ${dir}; dav_methods PUT; }
  }`;
}
