import { Product } from './support/product.mjs';
import { seed } from './support/seeded.mjs';
import { costOf, median, transfer, verdict } from './support/transfer.mjs';

/**
 * Marks: 10,000 selected files begin within 300 ms and add less than 100 MB to
 * the web process. Beside them: planning such an archive, and a middle range of
 * it.
 */
const FILES = 10_000;
const FILE_BYTES = 20_000;
const ROUNDS = 7;

const product = await Product.start();
const { hash, ids } = await seed(product, Array(FILES).fill(FILE_BYTES));
const [{ ids: few }] = [await seed(product, [FILE_BYTES])];
const stream = (chosen) =>
  transfer(`${product.url}/api/media/bulk-download-chunked`, {
    method: 'POST',
    json: { ids: chosen },
  });
await stream(few);
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const { result, cpuSeconds, growthMb } = await costOf(product.web.pid, () =>
    stream(ids),
  );
  rounds.push({
    'first byte, ms': Math.round(result.firstByteMs),
    'whole, ms': Math.round(result.totalMs),
    'CPU, s': cpuSeconds,
    'growth, MB': Math.round(growthMb),
  });
}
console.table(rounds);
verdict('first byte', median(rounds.map((round) => round['first byte, ms'])), {
  below: 300,
  unit: ' ms',
});
verdict(
  'memory grows by',
  Math.max(...rounds.map((round) => round['growth, MB'])),
  { below: 100, unit: ' MB' },
);

const asked = await fetch(`${product.url}/api/archives`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ hash, ids }),
});
const { data } = await asked.json();
const middle = Math.floor(data.totalBytes / 2);
const headers = { Range: `bytes=${middle}-${middle + 65_535}` };
const ranges = [];
for (let round = 0; round < 20; round++) {
  ranges.push(
    (await transfer(product.url + data.downloadUrl, { headers })).totalMs,
  );
}
const again = [];
for (let round = 0; round < 3; round++) {
  const json = { hash, ids };
  again.push(
    (await transfer(`${product.url}/api/archives`, { method: 'POST', json }))
      .totalMs,
  );
}
console.table({
  'the same archive asked for again, ms': Math.round(median(again)),
  'first range of 64 KiB, ms': Math.round(ranges[0]),
  'each further range of 64 KiB, ms': Math.round(median(ranges.slice(1))),
});
await product.stop();
