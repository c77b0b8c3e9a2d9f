import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mark, median } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { inTurns, record, ROUNDS } from './support/rows.mjs';
import { connected, seedOthers } from './support/seeded.mjs';
import {
  chosenSets,
  measured,
  medianCpu,
} from './support/uploads/upload-sets.mjs';
import { ourselves, tusServer } from './support/uploads/upload-takers.mjs';

/**
 * Mark: 0.8 of the throughput of `@tus/server`, which syncs its files once at
 * the end here. Both are started for each set and each round, and take its
 * files as their first ones.
 */

/** @typedef {import('./support/uploads/upload-sets.mjs').Set} Set */
/** @typedef {import('./support/uploads/upload-sets.mjs').Result} Result */

const MOST_ROUNDS = 3;
const run = promisify(execFile);

// Other weddings have rows without files, so that no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
await prepareDatabase();
for (const set of chosenSets()) {
  const ways = { ours: () => ours(set), tus: () => tus(set) };
  report(set, await inTurns(ways, Math.min(ROUNDS, MOST_ROUNDS)));
}

/** The first start makes the tables; statistics of empty ones lead to slow plans. */
async function prepareDatabase() {
  const product = await Product.start();
  const client = await connected();
  await seedOthers(client);
  await client.query('ANALYZE');
  await client.end();
  await product.stop();
}

/** @param {Set} set */
async function ours(set) {
  const product = await Product.start();
  const taker = await ourselves(product);
  const result = await measured(taker, set);
  await taker.stop();
  await product.stop();
  return result;
}

/** @param {Set} set */
async function tus(set) {
  const taker = await tusServer();
  /** @type {typeof taker.send} */
  const send = async (contents, width) => {
    await taker.send(contents, width);
    await run('sync', ['--file-system', taker.dir]);
  };
  const result = await measured({ ...taker, send }, set);
  await taker.stop();
  return result;
}

/** @param {Set} set @param {Record<string, Result[]>} results */
function report({ name, files }, results) {
  const work = `first upload of ${name}`;
  const peer = '@tus/server';
  const speed = (/** @type {Result[]} */ rounds) =>
    median(rounds.map(({ mibPerSecond }) => mibPerSecond));
  const cpu = { ...medianCpu(results.tus), ...medianCpu(results.ours) };
  const perFile = (/** @type {string} */ part) => (cpu[part] * 1000) / files;
  const row = { work: `${work}: CPU a file`, unit: 'ms' };
  record([
    {
      work,
      unit: 'MiB/s',
      ours: speed(results.ours),
      peer,
      theirs: speed(results.tus),
      mark: mark('ratio', { atLeast: 0.8 }),
    },
    {
      ...row,
      work: `${row.work}, web`,
      ours: perFile('web'),
      peer,
      theirs: perFile('tus'),
    },
    { ...row, work: `${row.work}, postgres`, ours: perFile('postgres') },
  ]);
}
