import { setTimeout as delay } from 'node:timers/promises';
import { MIB } from './support/content.mjs';
import { mark } from './support/figures.mjs';
import { costOf, largestMb, treeOf } from './support/processes.mjs';
import { Product } from './support/product.mjs';
import { record } from './support/rows.mjs';
import { seed } from './support/seeded.mjs';
import { inParallel, Sender } from './support/send.mjs';
import { transfer } from './support/transfer.mjs';
import { Uploader } from './support/uploads/uploader.mjs';

/**
 * Marks: every web process has at most 250 MB at rest and 400 MB under each
 * load, whatever the size of the files. `guests-300` and `renditions` measure
 * theirs.
 */
const MARKS = { idle: 250, load: 400 };
const QUIET_MS = 3_000;
const CLIENTS = 8;
const SLICES_IN_FLIGHT = 3;
const READERS = 20;
const LISTS = 100;
const ITEMS = 10_000;
const ITEM_BYTES = 20_000;
const ZIPS = 8;

const product = await Product.start();
await (await fetch(`${product.url}/${product.weddingPath}`)).arrayBuffer();
await delay(QUIET_MS);
console.log(`${treeOf(product.webPid).length} web processes`);
record([
  {
    work: 'memory of a web process, at rest',
    unit: 'MB',
    ours: largestMb(product.webPid, 'VmRSS'),
    mark: mark('ours', { atMost: MARKS.idle }),
  },
  {
    work: 'memory of the worker, at rest',
    unit: 'MB',
    ours: largestMb(product.workerPid, 'VmRSS'),
  },
]);
// Noise is no picture.
product.worker.kill('SIGSTOP');
for (const mib of [40, 320])
  await load(`8 videos of ${mib} MiB`, () => uploadVideos(mib * MIB));
const { hash, ids } = await seed(product, Array(ITEMS).fill(ITEM_BYTES));
await load('20 readers of 10,000 items', () => readLists(hash));
await load('8 zips of 10,000 files', () => streamZips(ids));
product.worker.kill('SIGCONT');
await product.stop();

/** @param {string} name @param {() => Promise<unknown>} work */
async function load(name, work) {
  const { peakMb } = await costOf(product.webPid, work);
  record([
    {
      work: `memory of a web process, ${name}`,
      unit: 'MB',
      ours: peakMb,
      mark: mark('ours', { atMost: MARKS.load }),
    },
  ]);
}

/** @param {number} bytes of each */
async function uploadVideos(bytes) {
  await inParallel(Array(CLIENTS).keys(), CLIENTS, () =>
    new Uploader(product, bytes).sendSlices(SLICES_IN_FLIGHT),
  );
}

/** @param {number} couple the hash of its link */
async function readLists(couple) {
  const reader = new Sender(product.url, { 'Accept-Encoding': 'gzip, br' });
  await inParallel(Array(LISTS).keys(), READERS, () =>
    reader.send('GET', `/api/media/admin/${couple}`),
  );
  reader.close();
}

/** @param {readonly string[]} selection */
async function streamZips(selection) {
  const url = `${product.url}/api/media/bulk-download-chunked`;
  const call = { method: 'POST', json: { ids: selection } };
  await inParallel(Array(ZIPS).keys(), ZIPS, () => transfer(url, call));
}
