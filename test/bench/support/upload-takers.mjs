import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MIB, SLICE_BYTES } from './content.mjs';
import { startNginx } from './nginx.mjs';
import { cpuSeconds, endingWithUs, parentOf } from './processes.mjs';
import { originalsDir } from './product.mjs';
import { BENCH_DIR } from './rows.mjs';
import { connected } from './seeded.mjs';
import { inParallel, multipart, Sender } from './send.mjs';
import { Uploader } from './uploader.mjs';

/**
 * @typedef {import('./content.mjs').Content} Content
 * @typedef {import('./product.mjs').Product} Product
 */

/**
 * @typedef {object} Taker a server that stores uploads
 * @property {() => Promise<unknown>} [arrive] before the clock starts
 * @property {(contents: readonly Content[], width: number) => Promise<unknown>} send
 * @property {() => Promise<unknown>} [settle] after the clock has stopped
 * @property {string} dir of the stored files
 * @property {(content: Content) => readonly string[]} digests of its stored files
 * @property {() => Record<string, number>} cpu seconds of each part so far
 * @property {() => Promise<unknown>} stop
 */

/** A guest may send 600 files a minute. */
const FILES_PER_GUEST = 50;
const GUESTS = 10;
const POLL_MS = 100;

/** @param {Product} product @returns {Promise<Taker>} */
export async function ourselves(product) {
  const client = await connected();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const postgres = parentOf(rows[0].pid);
  /** @type {Sender[]} */
  let guests = [];
  return {
    arrive: async () => {
      for (const guest of guests) guest.close();
      guests = await Promise.all(
        Array.from(
          { length: GUESTS },
          async () =>
            new Sender(product.url, { cookie: await product.guestCookie() }),
        ),
      );
    },
    send: (contents, width) =>
      product.profiled(() =>
        inParallel(contents.entries(), width, ([index, content]) =>
          content.bytes > SLICE_BYTES
            ? sendVideo(product, content)
            : sendPhoto(
                product,
                guests[Math.floor(index / FILES_PER_GUEST) % GUESTS],
                content,
              ),
        ),
      ),
    settle: async () => {
      while ((await pending(client)) > 0) await delay(POLL_MS);
    },
    dir: originalsDir(),
    digests: (content) => [content.sha256()],
    cpu: () => ({
      web: cpuSeconds(product.webPid),
      postgres: cpuSeconds(postgres),
      worker: cpuSeconds(product.workerPid),
    }),
    stop: async () => {
      for (const guest of guests) guest.close();
      await client.end();
    },
  };
}

/** @param {Product} product @param {Sender} guest @param {Content} content */
async function sendPhoto(product, guest, content) {
  const file = { field: 'media', name: 'IMG.JPG', type: 'image/jpeg' };
  await guest.send(
    'POST',
    `/api/media/${product.weddingPath}/upload`,
    multipart({}, { ...file, parts: content.slice(0) }),
  );
}

/** @param {Product} product @param {Content} content */
async function sendVideo(product, content) {
  const uploader = new Uploader(product, content.bytes, content);
  await uploader.sendSlices(1);
  await uploader.complete();
}

/** @param {import('pg').Client} client */
async function pending(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM media WHERE processing = 'pending'`,
  );
  return rows[0].count;
}

/** `@tus/server` with its file store. @returns {Promise<Taker>} */
export async function tusServer() {
  const dir = path.join(BENCH_DIR, 'tus');
  mkdirSync(dir);
  const child = endingWithUs(
    fork(new URL('tus-server.mjs', import.meta.url), {
      env: { ...process.env, TUS_DIR: dir },
    }),
  );
  const [{ port }] = await once(child, 'message');
  return {
    send: async (contents, width) => {
      const sender = new Sender(`http://127.0.0.1:${port}`, {
        'Tus-Resumable': '1.0.0',
      });
      await inParallel(contents, width, (content) => sendTus(sender, content));
      sender.close();
    },
    dir,
    digests: (content) => [content.sha256()],
    cpu: () => ({ tus: cpuSeconds(child.pid ?? 0) }),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** @param {Sender} sender @param {Content} content */
async function sendTus(sender, content) {
  const type = { 'Content-Type': 'application/offset+octet-stream' };
  const whole = { 'Upload-Length': content.bytes };
  if (content.bytes <= SLICE_BYTES) {
    const headers = { ...whole, ...type };
    await sender.send('POST', '/files', { headers, parts: content.slice(0) });
    return;
  }
  const { headers } = await sender.send('POST', '/files', { headers: whole });
  const { pathname } = new URL(headers.location ?? '', sender.url);
  for (const start of content.starts())
    await sender.send('PATCH', pathname, {
      headers: { ...type, 'Upload-Offset': start },
      parts: content.slice(start),
    });
}

/**
 * nginx as the floor: each photo or slice is a file by PUT, without fsync.
 * @returns {Promise<{ taker?: Taker, absent?: string }>}
 */
export async function nginxPut() {
  const { nginx, absent } = await startNginx(BENCH_DIR);
  if (!nginx) return { absent };
  let count = 0;
  /** @param {Sender} sender @param {Content} content */
  const sendOne = async (sender, content) => {
    for (const start of content.starts())
      await sender.send('PUT', `/put/${(count += 1)}`, {
        parts: content.slice(start),
      });
  };
  const taker = {
    /** @type {Taker['send']} */
    send: async (contents, width) => {
      const sender = new Sender(nginx.url);
      await inParallel(contents, width, (content) => sendOne(sender, content));
      sender.close();
    },
    dir: nginx.putDir,
    /** @param {Content} content */
    digests: (content) => content.sliceSha256s(),
    cpu: () => ({ nginx: cpuSeconds(nginx.pid) }),
    stop: nginx.stop,
  };
  return { taker };
}

/** @param {readonly Content[]} contents */
export function mibOf(contents) {
  return contents.reduce((sum, { bytes }) => sum + bytes, 0) / MIB;
}
