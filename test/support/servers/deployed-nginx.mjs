import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/embedded/ports.mjs';
import { inRoot } from '../../../scripts/paths.mjs';

/**
 * @typedef {object} DeployedNginx
 * @property {string} url
 * @property {number} pid
 * @property {() => Promise<void>} stop
 */

const CONFIGURATION = 'deploy/nginx/hatira.conf';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const START_MS = 20_000;
const POLL_MS = 20;

/**
 * Starts nginx with the configuration of `deploy/` on a free port, without
 * TLS, before one web process.
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.folder for its own files
 * @param {string} options.web address of the web process
 * @param {string} options.storage folder with the product's files
 * @param {(child: import('node:child_process').ChildProcess) => unknown} [options.watch]
 * @returns {Promise<DeployedNginx>}
 */
export async function startDeployedNginx(options) {
  const { program, folder, watch } = options;
  const dir = mkdtempSync(path.join(folder, 'nginx-'));
  const port = await freePort();
  const file = path.join(dir, 'nginx.conf');
  const log = path.join(dir, 'error.log');
  writeFileSync(file, await configuration(dir, port, options));
  const child = spawn(program, ['-c', file, '-e', log], { stdio: 'ignore' });
  watch?.(child);
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, child)))
    throw new Error(`nginx does not start: ${readFileSync(log, 'utf8')}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, stop };
}

/**
 * @param {string} dir
 * @param {number} port
 * @param {{ web: string, storage: string }} options
 */
async function configuration(dir, port, options) {
  const temporary = TEMPORARY.map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  ).join('\n  ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${dir}/nginx.pid;
events {}
http {
  keepalive_requests 1000000;
  ${temporary}
  ${await localised(dir, port, options)}
}
`;
}

/**
 * @param {string} dir
 * @param {number} port
 * @param {{ web: string, storage: string }} options
 */
async function localised(dir, port, { web, storage }) {
  const plainPort = await freePort();
  /** @type {[RegExp, string][]} */
  const changes = [
    [/server 127\.0\.0\.1:3000;/, `server ${new URL(web).host};`],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:\d+[^;]*;/g, ''],
    [/ssl_certificate(_key)? [^;]*;/g, ''],
    [/\/var\/log\/nginx\/hatira\.log/, `${dir}/hatira.log`],
    [/\/var\/lib\/hatira\/storage\//g, `${storage}/`],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0)
        throw new Error(`${CONFIGURATION} has another shape: ${from}`);
      return text.replace(from, () => to);
    },
    readFileSync(inRoot(CONFIGURATION), 'utf8'),
  );
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function answers(url, child) {
  const until = performance.now() + START_MS;
  while (child.exitCode === null && performance.now() < until) {
    const ready = fetch(`${url}/api/health/live`).catch(() => undefined);
    if ((await ready)?.ok) return true;
    await delay(POLL_MS);
  }
  child.kill();
  return false;
}
