import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Content, emptyFiles, KIB, MIB } from '../content.mjs';
import { FILES_OF_GUESTS, Guests } from '../guests.mjs';
import { startNginx } from '../nginx.mjs';
import { cpuSeconds, parentOf } from '../processes.mjs';
import { originalsDir, storageDir } from '../product.mjs';
import { BENCH_DIR } from '../rows.mjs';
import { connected, seedOthers } from '../seeded.mjs';
import { inParallel, multipart, Sender } from '../send.mjs';
import { startPeer } from '../servers/peer-server.mjs';
import { Uploader } from './uploader.mjs';

/** @typedef {import('../product.mjs').Product} Product */

/**
 * @typedef {object} Taker a server that stores uploads
 * @property {() => Promise<unknown>} [warmUp] sends enough for V8 to compile the code; leaves no bytes
 * @property {() => Promise<unknown>} [arrive] before the clock starts
 * @property {(contents: readonly Content[], width: number) => Promise<unknown>} send
 * @property {() => Promise<unknown>} [settle] after the clock has stopped
 * @property {string} dir of the stored files
 * @property {(content: Content) => readonly string[]} digests of its stored files
 * @property {() => Record<string, number>} cpu seconds of each part so far
 * @property {() => Promise<unknown>} stop
 */

const POLL_MS = 100;
// A network may send 6,000 files and slices a minute.
const WARM_UP_TURNS = 5;
const WARM_UP_BYTES = 64 * KIB;
const WARM_UP_WIDTH = 6;

/** @param {Product} product @returns {Promise<Taker>} */
export async function ourselves(product) {
  const client = await connected();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const postgres = parentOf(rows[0].pid);
  const guests = new Guests(product);
  return {
    warmUp: () =>
      withoutWorker(product, client, async () => {
        await guests.arrive();
        await sendSmall('jpg', (content, index) =>
          sendPhoto(product, guests.at(index), content),
        );
        await sendSmall('mp4', (content, index) =>
          sendSlice(product, guests.at(index), content),
        );
      }),
    arrive: () => guests.arrive(),
    send: (contents, width) =>
      product.profiled(() =>
        inParallel(contents.entries(), width, ([index, content]) =>
          content.type === 'mp4'
            ? sendVideo(product, content)
            : sendPhoto(product, guests.at(index), content),
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
      guests.leave();
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

/** @param {Product} product @param {Sender} guest @param {Content} content */
async function sendSlice(product, guest, content) {
  await new Uploader(product, content.bytes, content, guest).sendSlices(1);
}

/**
 * Uploads that the worker never sees: thousands would take it minutes. Leaves
 * rows of other weddings.
 * @param {Product} product
 * @param {import('pg').Client} client
 * @param {() => Promise<unknown>} turn
 */
async function withoutWorker(product, client, turn) {
  process.kill(product.workerPid, 'SIGSTOP');
  for (let count = 0; count < WARM_UP_TURNS; count++) await turn();
  await client.query('DELETE FROM media');
  await client.query('DELETE FROM uploads');
  await emptyFiles(storageDir());
  // An empty table's statistics lead to plans that read all files of a wedding.
  await seedOthers(client);
  // Autovacuum does it once a minute.
  await client.query('ANALYZE');
  process.kill(product.workerPid, 'SIGCONT');
}

/**
 * @param {Content['type']} type
 * @param {(content: Content, index: number) => Promise<unknown>} send
 */
async function sendSmall(type, send) {
  const contents = Array.from(
    { length: FILES_OF_GUESTS },
    () => new Content(WARM_UP_BYTES, type),
  );
  await inParallel(contents.entries(), WARM_UP_WIDTH, ([index, content]) =>
    send(content, index),
  );
}

/** @param {import('pg').Client} client */
async function pending(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM media WHERE processing = 'pending' AND deleted_at IS NULL`,
  );
  return rows[0].count;
}

/** `@tus/server` with its file store. @returns {Promise<Taker>} */
export async function tusServer() {
  const dir = mkdtempSync(path.join(BENCH_DIR, 'tus-'));
  const server = await startPeer(
    new URL('../servers/tus-server.mjs', import.meta.url),
    { TUS_DIR: dir },
  );
  const connect = () => new Sender(server.url, { 'Tus-Resumable': '1.0.0' });
  return {
    warmUp: async () => {
      const sender = connect();
      for (let turn = 0; turn < WARM_UP_TURNS; turn++)
        for (const type of /** @type {const} */ (['jpg', 'mp4']))
          await sendSmall(type, (content) => sendTus(sender, content));
      sender.close();
      await emptyFiles(dir);
    },
    send: async (contents, width) => {
      const sender = connect();
      await inParallel(contents, width, (content) => sendTus(sender, content));
      sender.close();
    },
    dir,
    digests: (content) => [content.sha256()],
    cpu: () => ({ tus: cpuSeconds(server.pid) }),
    stop: server.stop,
  };
}

/** @param {Sender} sender @param {Content} content */
async function sendTus(sender, content) {
  const type = { 'Content-Type': 'application/offset+octet-stream' };
  const whole = { 'Upload-Length': content.bytes };
  if (content.type === 'jpg') {
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
