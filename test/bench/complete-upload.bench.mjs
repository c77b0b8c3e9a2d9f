import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Product } from './support/product.mjs';
import { SLICE_BYTES, Uploader } from './support/uploader.mjs';

/**
 * Mark: completing 2 GiB takes at most 1.2 times its fsync plus 100 ms; web
 * memory does not grow with the file.
 */
const TOTAL = 2 * 1024 ** 3;
const ROUNDS = 3;

/** Of an equal file, written in the same pieces. */
async function fsyncMs() {
  const name = path.join(process.env.BENCH_DIR, 'fsync-reference');
  const file = await open(name, 'w');
  const piece = randomBytes(SLICE_BYTES);
  for (let at = 0; at < TOTAL; at += SLICE_BYTES)
    await file.write(piece, 0, Math.min(SLICE_BYTES, TOTAL - at), at);
  const startedAt = performance.now();
  await file.sync();
  const took = performance.now() - startedAt;
  await file.close();
  await rm(name);
  return took;
}

const product = await Product.start();
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const fsync = await fsyncMs();
  const uploader = new Uploader(product, TOTAL);
  await uploader.sendSlices(3);
  const complete = await uploader.complete();
  rounds.push({
    fsyncMs: Math.round(fsync),
    completeMs: Math.round(complete),
    peakMb: product.webPeakMb(),
  });
}
await product.stop();
console.table(rounds);
const median = (name) =>
  rounds.map((round) => round[name]).sort((a, b) => a - b)[
    Math.floor(ROUNDS / 2)
  ];
const allowed = 1.2 * median('fsyncMs') + 100;
console.log(
  `complete ${median('completeMs')} ms, mark at most 1.2 x fsync + 100 ms = ${Math.round(allowed)} ms: ${median('completeMs') <= allowed ? 'met' : 'MISSED'}`,
);
