import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Bull from 'bull';
import sharp from 'sharp';
import { mark, median } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { record, ROUNDS, timed } from './support/rows.mjs';
import { inParallel, multipart, Sender } from './support/send.mjs';
import { connected, weddingOf } from './support/seeded.mjs';

/**
 * Uploads while 500 photos of 12 megapixels wait, in turns with an idle worker,
 * and the time until a photo sent then has its thumbnail in the list.
 */
const WAITING = 500;
const FILES = 150;
const WIDTH = 6;
/** A guest may send 600 files a minute. */
const FILES_PER_GUEST = 50;
const LOOK_MS = 50;

const product = await Product.start();
const photo = await drawPhoto();
const queue = new Bull('derive-media', process.env.REDIS_URL ?? '');
const client = await connected();
const { hash } = await weddingOf(client, product);
await client.end();
await rest();
await send(WAITING);

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const idle = await sentAfter(() => queue.pause());
  const busy = await sentAfter(() => queue.resume());
  rounds.push({ idle, busy, thumb: await msToThumb() });
}
await queue.close();
await product.stop();
record([
  {
    work: '150 uploads while photos are made visible',
    unit: 'ms',
    ours: median(rounds.map(({ busy }) => busy)),
    peer: 'idle worker',
    theirs: median(rounds.map(({ idle }) => idle)),
    mark: mark('ratio', { atMost: 1.1 }),
  },
  {
    work: 'new photo until its thumbnail, 500 waiting',
    unit: 'ms',
    ours: Math.max(...rounds.map(({ thumb }) => thumb)),
    mark: mark('ours', { atMost: 5_000 }),
  },
]);

/** Enlarged noise: about one megabyte. */
async function drawPhoto() {
  const noise = sharp(randomBytes(252 * 189 * 3), {
    raw: { width: 252, height: 189, channels: 3 },
  });
  return noise
    .resize(4032, 3024, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** @param {() => Promise<unknown>} prepare */
async function sentAfter(prepare) {
  await rest();
  await prepare();
  return (await timed(() => send(FILES))).ms;
}

/** The queue sleeps, and no picture is at work. */
async function rest() {
  await queue.pause();
  while ((await queue.getActiveCount()) > 0) await delay(LOOK_MS);
}

/** @param {number} count */
async function send(count) {
  /** @type {Sender[]} */
  const guests = [];
  for (let sent = 0; sent < count; sent += FILES_PER_GUEST)
    guests.push(await guest());
  await inParallel(Array(count).keys(), WIDTH, (index) =>
    sendOne(guests[index % guests.length]),
  );
  for (const sender of guests) sender.close();
}

async function guest() {
  const cookie = await product.guestCookie();
  return new Sender(product.url, { cookie });
}

/**
 * Bytes behind the picture make each file unique.
 * @param {Sender} sender
 */
function sendOne(sender) {
  const file = { field: 'media', name: 'IMG.JPG', type: 'image/jpeg' };
  const parts = [photo, randomBytes(32)];
  return sender.send(
    'POST',
    `/api/media/${product.weddingPath}/upload`,
    multipart({}, { ...file, parts }),
  );
}

async function msToThumb() {
  const { ms } = await timed(async () => {
    const sender = await guest();
    await sendOne(sender);
    sender.close();
    while (!(await newest()).thumb_url) await delay(LOOK_MS);
  });
  return ms;
}

async function newest() {
  const list = `${product.url}/api/media/admin/${hash}?limit=1`;
  const { data } = await (await fetch(list)).json();
  return data[0];
}
