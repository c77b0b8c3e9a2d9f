import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../../scripts/embedded/ports.mjs';
import { inRoot } from '../../../../scripts/paths.mjs';
import { endingWithUs } from '../processes.mjs';
import { multipart, Sender } from '../send.mjs';

const POLL_MS = 10;
/** A guest may send 600 files a minute. */
const FILES_PER_GUEST = 50;
const staff = { email: 'bench@example.com', password: 'bench-bench-bench' };

/**
 * `npm start` with its own databases.
 * @type {import('./adapter.mjs').Adapter}
 */
export const hatira = {
  name: 'Hatıra',
  start: started,
  createEvent: async ({ url }) => {
    const login = await posted(`${url}/api/auth/login`, staff);
    const cookie = cookieOf(login);
    const weddingPath = `Bench-140626-${randomBytes(4).toString('hex')}`;
    const made = await posted(`${url}/api/wedding`, { weddingPath }, cookie);
    const { wedding } = await made.json();
    return { url, weddingPath, hash: wedding.hash, sent: { files: 0 } };
  },
  upload: async (event, { name, type, bytes }) => {
    const { weddingPath, sent } = event;
    const form = { field: 'media', name, type, parts: [bytes] };
    if (sent.files++ % FILES_PER_GUEST === 0) sent.guest = guestOf(event);
    await (
      await sent.guest
    ).send('POST', `/api/media/${weddingPath}/upload`, multipart({}, form));
  },
  list: async ({ url, hash }) => {
    const { data } = await read(`${url}/api/media/admin/${hash}`);
    return data.map(
      (/** @type {{ storage_url: string, thumb_url?: string }} */ item) => ({
        original: new URL(item.storage_url, url).pathname,
        thumbnail: item.thumb_url,
      }),
    );
  },
  zip: async ({ url, hash }) => {
    const asked = await posted(`${url}/api/archives`, { hash });
    const { data } = await asked.json();
    return `/api/archives/${data.id}/download`;
  },
};

/** @param {string} folder */
async function started(folder) {
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    LOG_LEVEL: 'error',
    DEMO_WEDDING: 'hidden',
  };
  const child = endingWithUs(
    spawn(process.execPath, [inRoot('scripts/start.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    'SIGTERM',
  );
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('npm start has ended');
    await delay(POLL_MS);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, stop };
}

/** @param {string} url */
function isReady(url) {
  return fetch(`${url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {{ url: string, weddingPath: string }} event */
async function guestOf({ url, weddingPath }) {
  const page = await fetch(`${url}/${weddingPath}`);
  await page.arrayBuffer();
  return new Sender(url, { cookie: cookieOf(page) });
}

/** @param {Response} answer */
function cookieOf(answer) {
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';')[0]).join('; ');
}

/** @param {string} url @param {object} body */
async function posted(url, body, cookie = '') {
  const headers = { 'Content-Type': 'application/json', cookie };
  const json = JSON.stringify(body);
  const answer = await fetch(url, { method: 'POST', headers, body: json });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
}

/** @param {string} url */
async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}
