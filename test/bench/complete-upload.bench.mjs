import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { requireStored, SLICE_BYTES } from './support/content.mjs';
import { mark, median } from './support/figures.mjs';
import { originalsDir, Product } from './support/product.mjs';
import { BENCH_DIR, inTurns, record, timed } from './support/rows.mjs';
import { Uploader } from './support/uploads/uploader.mjs';

/**
 * Mark: completing 1 GiB takes at most 1.2 times the fsync of an equal file and
 * 100 ms.
 */
const TOTAL = 1024 ** 3;
const LIMIT = { ratio: 1.2, ms: 100 };
const SLICES_IN_FLIGHT = 3;

const product = await Product.start();
const { ours, fsync } = await inTurns({ ours: complete, fsync: fsyncMs });
await product.stop();
const theirs = median(fsync);
record([
  {
    work: 'complete an upload of 1 GiB',
    unit: 'ms',
    ours: median(ours),
    peer: 'its fsync',
    theirs,
    mark: mark('ours', {
      atMost: Math.round(LIMIT.ratio * theirs + LIMIT.ms),
    }),
  },
]);

async function complete() {
  const uploader = new Uploader(product, TOTAL);
  await uploader.sendSlices(SLICES_IN_FLIGHT);
  const ms = await uploader.complete();
  await requireStored(originalsDir(), [uploader.content.sha256()]);
  return ms;
}

/** Measures an equal file, written in the same pieces. */
async function fsyncMs() {
  const name = path.join(BENCH_DIR, 'fsync-reference');
  const file = await open(name, 'w');
  const piece = randomBytes(SLICE_BYTES);
  for (let at = 0; at < TOTAL; at += SLICE_BYTES)
    await file.write(piece, 0, Math.min(SLICE_BYTES, TOTAL - at), at);
  const { ms } = await timed(() => file.sync());
  await file.close();
  await rm(name);
  return ms;
}
