import { readFileSync } from 'node:fs';
import { freePort } from '../../../scripts/embedded/ports.mjs';
import { inRoot } from '../../../scripts/paths.mjs';
import { startNginxProcess } from './nginx-process.mjs';

const CONFIGURATION = 'deploy/nginx/hatira.conf';

/**
 * Starts nginx with the configuration of `deploy/` on a free port, without
 * TLS, before one web process.
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.folder for its own files
 * @param {string} options.web address of the web process
 * @param {string} options.storage folder with the product's files
 * @param {(child: import('node:child_process').ChildProcess) => unknown} [options.watch]
 * @returns {Promise<import('./nginx-process.mjs').NginxProcess>}
 */
export function startDeployedNginx({ web, storage, ...options }) {
  return startNginxProcess({
    ...options,
    probe: '/api/health/live',
    http: ({ dir, port }) => localised(dir, port, { web, storage }),
  });
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
