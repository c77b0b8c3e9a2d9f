import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { Product } from './support/product.mjs';
import { seed } from './support/seeded.mjs';
import { costOf, median, transfer, verdict } from './support/transfer.mjs';

/**
 * Marks: streamed zips of 500 x 1 MB and 4 x 200 MB begin within 100 ms, 3
 * times as fast as `zip -0` into a pipe, 70 % of a plain download's rate,
 * adding less than 64 MB. The best round counts: other work only slows down.
 */
const MB = 1_000_000;
const ROUNDS = 9;
const SELECTIONS = {
  '500 x 1 MB': Array(500).fill(MB),
  '4 x 200 MB': Array(4).fill(200 * MB),
};

for (const [name, sizes] of Object.entries(SELECTIONS)) {
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  const product = await Product.start();
  const { ids, paths } = await seed(product, sizes);
  const whole = await seed(product, [totalBytes]);
  const plainUrl = `${product.url}/api/media/download/${whole.ids[0]}`;
  const zipUrl = `${product.url}/api/media/bulk-download-chunked`;
  const zip = () => transfer(zipUrl, { method: 'POST', json: { ids } });
  // Warms up compiled code and cached files.
  await transfer(plainUrl);
  await zip();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const plain = await costOf(product.web.pid, () => transfer(plainUrl));
    const ours = await costOf(product.web.pid, zip);
    rounds.push({
      'first byte, ms': Math.round(ours.result.firstByteMs),
      'plain, MB/s': Math.round(totalBytes / 1e3 / plain.result.totalMs),
      'zip, MB/s': Math.round(ours.result.bytes / 1e3 / ours.result.totalMs),
      'zip -0, MB/s': Math.round(totalBytes / 1e3 / (await infoZipMs(paths))),
      'plain, CPU s/GB': Number(
        (plain.cpuSeconds / (totalBytes / 1e9)).toFixed(2),
      ),
      'zip, CPU s/GB': Number(
        (ours.cpuSeconds / (totalBytes / 1e9)).toFixed(2),
      ),
      'growth, MB': Math.round(ours.growthMb),
    });
  }
  await product.stop();
  console.log(`\n${name}`);
  console.table(rounds);
  const of = (column) => median(rounds.map((round) => round[column]));
  const best = (column) => Math.max(...rounds.map((round) => round[column]));
  verdict('first byte', of('first byte, ms'), { below: 100, unit: ' ms' });
  verdict('zip : zip -0 =', best('zip, MB/s') / best('zip -0, MB/s'), {
    atLeast: 3,
  });
  verdict('zip : plain download =', best('zip, MB/s') / best('plain, MB/s'), {
    atLeast: 0.7,
  });
  verdict(
    'memory grows by',
    Math.max(...rounds.map((round) => round['growth, MB'])),
    { below: 64, unit: ' MB' },
  );
}

/** Stores the same files into a discarded pipe. */
async function infoZipMs(paths) {
  const startedAt = performance.now();
  const child = spawn('zip', ['-0', '-q', '-j', '-', ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`zip: ${code}`);
  return performance.now() - startedAt;
}
