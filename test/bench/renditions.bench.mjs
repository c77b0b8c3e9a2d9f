import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { inRoot } from '../../scripts/paths.mjs';
import { mark, median } from './support/figures.mjs';
import { treePeakOf } from './support/processes.mjs';
import { Product } from './support/product.mjs';
import { BENCH_DIR, inTurns, record, timed } from './support/rows.mjs';
import { connected } from './support/seeded.mjs';
import { inParallel, multipart, Sender } from './support/send.mjs';

/**
 * Marks: thumbnail and preview of one guest's photos of 12 megapixels, decoded
 * in confined processes, take at most 1.15 times libvips in one process; the
 * worker and its decoders stay under 700 MB.
 */
const PHOTOS = 30;
const LIMIT = 1.15;
const WORKER_MB = 700;
const AT_ONCE = 2;
const POLL_MS = 50;
const inside = /** @type {const} */ ({
  fit: 'inside',
  withoutEnlargement: true,
});

const { derivePhoto } = await import(
  pathToFileURL(inRoot('dist/apps/api/src/platform/imaging/photo/photo.js'))
    .href
);
const photos = await drawPhotos();
const times = await inTurns({
  ours: () => msAPhoto((file) => derivePhoto(file, { sender: 'a guest' })),
  'a new decoder for each': () => msAPhoto((file) => derivePhoto(file)),
  libvips: () => msAPhoto(byLibvips),
});
const theirs = median(times.libvips);
record([
  {
    work: 'renditions of 12 MP photos',
    unit: 'ms a photo',
    ours: median(times.ours),
    peer: 'libvips',
    theirs,
    mark: mark('ratio', { atMost: LIMIT }),
  },
  {
    work: 'renditions, each of another guest',
    unit: 'ms a photo',
    ours: median(times['a new decoder for each']),
    peer: 'libvips',
    theirs,
  },
]);
await throughTheWorker();

/** @param {(file: string) => Promise<unknown>} derive @returns ms a photo */
async function msAPhoto(derive) {
  const { ms } = await timed(() => inParallel(photos, AT_ONCE, derive));
  return ms / PHOTOS;
}

/** The same sizes from the same library, decoded once. @param {string} file */
async function byLibvips(file) {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: 2000, height: 2000, ...inside })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  await open().webp({ quality: 80, effort: 2 }).toBuffer();
  await open()
    .resize({ width: 640, height: 1280, ...inside })
    .webp({ quality: 75, effort: 4 })
    .toBuffer();
}

/** Measures from the first upload until every photo has its renditions. */
async function throughTheWorker() {
  const product = await Product.start();
  const client = await connected();
  const pending = async () => {
    const { rows } = await client.query(
      `SELECT count(*) FILTER (WHERE processing = 'ready')::int AS ready, count(*)::int AS count FROM media`,
    );
    return rows[0];
  };
  const before = await pending();
  const { result: peakMb, ms } = await timed(() =>
    treePeakOf(product.workerPid, async () => {
      await upload(product);
      while ((await pending()).ready < before.ready + PHOTOS)
        await delay(POLL_MS);
    }),
  );
  await client.end();
  await product.stop();
  record([
    {
      work: '12 MP photos, sent until visible',
      unit: 'ms a photo',
      ours: ms / PHOTOS,
      peer: 'libvips',
      theirs,
    },
    {
      work: 'memory of the worker and its decoders',
      unit: 'MB',
      ours: peakMb,
      mark: mark('ours', { atMost: WORKER_MB }),
    },
  ]);
}

/** @param {Product} product */
async function upload(product) {
  const guest = new Sender(product.url, {
    cookie: await product.guestCookie(),
  });
  const file = { field: 'media', name: 'IMG.JPG', type: 'image/jpeg' };
  await inParallel(photos, AT_ONCE, async (photo) => {
    const form = multipart({}, { ...file, parts: [await readFile(photo)] });
    await guest.send('POST', `/api/media/${product.weddingPath}/upload`, form);
  });
  guest.close();
}

/** Enlarged noise over a gradient: detail at every scale. */
async function drawPhotos() {
  const folder = path.join(BENCH_DIR, 'photos');
  mkdirSync(folder);
  const files = Array.from({ length: PHOTOS }, (_, index) =>
    path.join(folder, `${index}.jpg`),
  );
  await inParallel(files, AT_ONCE, async (file) => {
    const noise = sharp(randomBytes(504 * 378 * 3), {
      raw: { width: 504, height: 378, channels: 3 },
    });
    const picture = noise
      .resize(4032, 3024, { kernel: 'cubic' })
      .modulate({ saturation: 0.6 })
      .jpeg({ quality: 88 });
    await writeFile(file, await picture.toBuffer());
  });
  return files;
}
