import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/embedded/ports.mjs';

/**
 * @typedef {object} NginxProcess
 * @property {string} url
 * @property {number} pid
 * @property {string} dir its own folder, which ends with it
 * @property {() => Promise<void>} stop
 */

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const START_MS = 20_000;
const POLL_MS = 20;

/**
 * Starts nginx on a free port, with all of its own files in one folder.
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.folder where its own folder is made
 * @param {(place: { dir: string, port: number }) => string | Promise<string>} options.http what its `http` block holds
 * @param {string} [options.probe] path that answers without a server error once all is ready
 * @param {(child: import('node:child_process').ChildProcess) => unknown} [options.watch]
 * @returns {Promise<NginxProcess>}
 * @throws {Error} with nginx's words when it does not start
 */
export async function startNginxProcess(options) {
  const { program, folder, http, probe = '/', watch } = options;
  const dir = mkdtempSync(path.join(folder, 'nginx-'));
  const port = await freePort();
  const file = path.join(dir, 'nginx.conf');
  const log = path.join(dir, 'error.log');
  writeFileSync(file, configuration(dir, await http({ dir, port })));
  const child = spawn(program, ['-c', file, '-e', log], { stdio: 'ignore' });
  watch?.(child);
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url + probe, child)))
    throw new Error(`nginx does not start: ${readFileSync(log, 'utf8')}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, dir, stop };
}

/**
 * @param {string} dir
 * @param {string} http
 */
function configuration(dir, http) {
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
  keepalive_requests 1000000;
  ${temporary}
  ${http}
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
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && answer.status < 500) return true;
    await delay(POLL_MS);
  }
  child.kill();
  return false;
}
