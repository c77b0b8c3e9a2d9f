import { setTimeout as delay } from 'node:timers/promises';
import { Product } from './support/product.mjs';
import { seed } from './support/seeded.mjs';
import { costOf, transfer, verdict } from './support/transfer.mjs';

/**
 * Marks: ready archives and those served from a layout download at 70 % of a
 * plain file's rate or more. The best round counts: other work only slows down.
 */
const MB = 1_000_000;
const ROUNDS = 9;
const SIZES = [...Array(300).fill(MB), ...Array(2).fill(200 * MB)];
const totalBytes = SIZES.reduce((sum, size) => sum + size, 0);

const product = await Product.start();
const { hash, ids } = await seed(product, SIZES);
const whole = await seed(product, [totalBytes]);
const archiveUrl = `${product.url}/api/archives`;
const asked = await fetch(archiveUrl, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ hash, ids }),
});
const { data } = await asked.json();
const begunAt = performance.now();
for (;;) {
  const { data: state } = await (
    await fetch(`${archiveUrl}/${data.id}`)
  ).json();
  if (state.status === 'ready') break;
  if (state.status === 'failed') throw new Error(state.reason);
  await delay(100);
}
console.log(
  `built ${totalBytes / MB} MB at ${Math.round(totalBytes / 1e3 / (performance.now() - begunAt))} MB/s`,
);

const url = product.url + data.downloadUrl;
const ways = {
  plain: () => transfer(`${product.url}/api/media/download/${whole.ids[0]}`),
  ready: () => transfer(url),
  layout: () => transfer(url, { headers: { Range: 'bytes=0-' } }),
};
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const row = {};
  for (const [name, way] of Object.entries(ways)) {
    const { result, cpuSeconds } = await costOf(product.web.pid, way);
    row[`${name}, MB/s`] = Math.round(result.bytes / 1e3 / result.totalMs);
    row[`${name}, CPU s/GB`] = Number(
      (cpuSeconds / (result.bytes / 1e9)).toFixed(2),
    );
  }
  rounds.push(row);
}
await product.stop();
console.table(rounds);
const best = (column) => Math.max(...rounds.map((round) => round[column]));
verdict('ready : plain =', best('ready, MB/s') / best('plain, MB/s'), {
  atLeast: 0.7,
});
verdict('layout : plain =', best('layout, MB/s') / best('plain, MB/s'), {
  atLeast: 0.7,
});
