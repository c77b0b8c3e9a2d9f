import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { drawnPhoto } from './support/drawn-photos.mjs';
import { mark, median } from './support/figures.mjs';
import { Guests } from './support/guests.mjs';
import { cpuSeconds, parentOf, rssPeakOf } from './support/processes.mjs';
import { Product } from './support/product.mjs';
import { record, ROUNDS } from './support/rows.mjs';
import { connected } from './support/seeded.mjs';
import { inParallel, multipart } from './support/send.mjs';

/**
 * Guests send photos, six at once. Marks: all 60 of 12 megapixels have their
 * thumbnails 5.5 s after the first byte; 560, of them 500 of 5 megapixels, 9 s
 * after the last answer; a photo of 5 megapixels takes 0.07 s of CPU until its
 * thumbnail and 0.3 s in all, of web processes, PostgreSQL and worker.
 */
const WIDTH = 6;
const LOOK_MS = 100;
const DIFFERENT = 4;
const LARGE = { width: 4032, height: 3024, grain: 30, quality: 96 };
const SMALL = { width: 2592, height: 1944, grain: 14, quality: 92 };
const MARKS = { large: 5.5, burst: 9, thumb: 0.07, all: 0.3, memory: 900 };

const product = await Product.start();
const client = await connected();
const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
const postgres = parentOf(rows[0].pid);
const large = await drawn(LARGE);
const small = await drawn(SMALL);
const guests = new Guests(product);
await warmUp();

/** @typedef {Awaited<ReturnType<typeof measured>>} Result */
/** @type {{ large: Result, small: Result, burst: Result }[]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round++)
  rounds.push({
    large: await measured([...Array(60).keys()].map((index) => large(index))),
    small: await measured([...Array(100).keys()].map((index) => small(index))),
    burst: await measured([
      ...[...Array(500).keys()].map((index) => small(index)),
      ...[...Array(60).keys()].map((index) => large(index)),
    ]),
  });
guests.leave();
await client.end();
await product.stop();
report();

/** @param {Parameters<typeof drawnPhoto>[0]} photo @returns {Promise<(index: number) => Buffer>} */
async function drawn(photo) {
  /** @type {Buffer[]} */
  const pictures = [];
  for (let count = 0; count < DIFFERENT; count++)
    pictures.push(await drawnPhoto(photo));
  return (index) => pictures[index % DIFFERENT];
}

/** V8 has compiled the code, and PostgreSQL has counted its rows. */
async function warmUp() {
  await measured([...Array(200).keys()].map((index) => small(index)));
  await client.query('ANALYZE');
}

/**
 * Measures a burst from the first byte of its photos until all have their previews.
 * @param {Buffer[]} photos
 */
async function measured(photos) {
  await guests.arrive();
  const before = { ...(await made()), cpu: cpu() };
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const memory = await rssPeakOf(
    [product.webPid, product.workerPid, postgres],
    async () => {
      await inParallel(photos.entries(), WIDTH, ([index, photo]) =>
        send(index, photo),
      );
    },
  );
  const sent = seconds();
  while ((await made()).thumbs < before.thumbs + photos.length)
    await delay(LOOK_MS);
  const thumbs = { seconds: seconds(), cpu: cpu() - before.cpu };
  while ((await made()).ready < before.ready + photos.length)
    await delay(LOOK_MS);
  const all = { seconds: seconds(), cpu: cpu() - before.cpu };
  const result = { count: photos.length, sent, memory, thumbs, all };
  console.log(JSON.stringify(result));
  return result;
}

function cpu() {
  const pids = [product.webPid, product.workerPid, postgres];
  return pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

async function made() {
  const found = await client.query(
    `SELECT count(*) FILTER (WHERE 'thumb' = ANY(renditions))::int AS thumbs,
       count(*) FILTER (WHERE processing = 'ready')::int AS ready FROM media`,
  );
  return found.rows[0];
}

/** Bytes behind the picture make each file unique. @param {number} index @param {Buffer} photo */
function send(index, photo) {
  const file = { field: 'media', name: 'IMG.JPG', type: 'image/jpeg' };
  const parts = [photo, randomBytes(32)];
  return guests
    .at(index)
    .send(
      'POST',
      `/api/media/${product.weddingPath}/upload`,
      multipart({}, { ...file, parts }),
    );
}

function report() {
  /** @param {(round: (typeof rounds)[number]) => number} figure */
  const of = (figure) => median(rounds.map(figure));
  record([
    {
      work: '60 photos of 12 MP: first byte until all thumbnails',
      unit: 's',
      ours: of(({ large: { thumbs } }) => thumbs.seconds),
      mark: mark('ours', { atMost: MARKS.large }),
    },
    {
      work: '560 photos: last answer until all thumbnails',
      unit: 's',
      ours: of(({ burst: { thumbs, sent } }) => thumbs.seconds - sent),
      mark: mark('ours', { atMost: MARKS.burst }),
    },
    {
      work: 'CPU a photo of 5 MP until its thumbnail',
      unit: 's',
      ours: of(({ small: { thumbs, count } }) => thumbs.cpu / count),
      mark: mark('ours', { atMost: MARKS.thumb }),
    },
    {
      work: 'CPU a photo of 5 MP in all',
      unit: 's',
      ours: of(({ small: { all, count } }) => all.cpu / count),
      mark: mark('ours', { atMost: MARKS.all }),
    },
    {
      work: '560 photos sent, peak of all processes (RSS)',
      unit: 'MB',
      ours: of(({ burst: { memory } }) => memory),
      mark: mark('ours', { atMost: MARKS.memory }),
    },
  ]);
}
