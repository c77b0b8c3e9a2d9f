import { mark, median } from './support/figures.mjs';
import { costOf } from './support/processes.mjs';
import { Product } from './support/product.mjs';
import { record, ROUNDS, timed } from './support/rows.mjs';
import { seed } from './support/seeded.mjs';
import { transfer } from './support/transfer.mjs';

/**
 * Marks: 10,000 selected files begin within 300 ms and add less than 100 MB to
 * a web process. Beside them: planning such an archive, and a middle range of
 * it.
 */
const FILES = 10_000;
const FILE_BYTES = 20_000;
const RANGES = 20;

const product = await Product.start();
const { hash, ids } = await seed(product, Array(FILES).fill(FILE_BYTES));
const { ids: few } = await seed(product, [FILE_BYTES]);
/** @param {readonly string[]} chosen */
const stream = (chosen) =>
  transfer(`${product.url}/api/media/bulk-download-chunked`, {
    method: 'POST',
    json: { ids: chosen },
  });
await stream(few);
const costs = [];
for (let round = 0; round < ROUNDS; round++)
  costs.push(await costOf(product.webPid, () => stream(ids)));

const plan = async () => {
  const asked = await fetch(`${product.url}/api/archives`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hash, ids }),
  });
  return (await asked.json()).data;
};
const { result: archive, ms: planMs } = await timed(plan);
const middle = Math.floor(archive.totalBytes / 2);
const headers = { Range: `bytes=${middle}-${middle + 65_535}` };
const ranges = [];
for (let count = 0; count < RANGES; count++)
  ranges.push(
    (await transfer(product.url + archive.downloadUrl, { headers })).totalMs,
  );
const { ms: againMs } = await timed(plan);
await product.stop();

const name = 'zip of 10,000 files';
record([
  {
    work: `${name}, first byte`,
    unit: 'ms',
    ours: median(costs.map(({ result }) => result.firstByteMs)),
    mark: mark('ours', { atMost: 300 }),
  },
  {
    work: `${name}, whole`,
    unit: 'ms',
    ours: median(costs.map(({ result }) => result.totalMs)),
  },
  {
    work: `${name}, memory added`,
    unit: 'MB',
    ours: Math.max(...costs.map(({ growthMb }) => growthMb)),
    mark: mark('ours', { atMost: 100 }),
  },
  {
    work: `archive of 10,000 files, planned`,
    unit: 'ms',
    ours: planMs,
    peer: 'asked for again',
    theirs: againMs,
  },
  {
    work: `archive of 10,000 files, first range of 64 KiB`,
    unit: 'ms',
    ours: ranges[0],
    peer: 'further ranges',
    theirs: median(ranges.slice(1)),
  },
]);
