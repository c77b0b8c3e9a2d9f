import pg from 'pg';
import { mark, median, percentile } from './support/figures.mjs';
import { hall } from './support/hall.mjs';
import { databaseUrl, Product } from './support/product.mjs';
import { inTurns, record } from './support/rows.mjs';

/**
 * Marks: 60 guests send photos of 3 MB to two replicas for 25 s. At one wedding PostgreSQL ends no statement because of a
 * deadlock, no photo is answered with 5xx, and p95 of a photo is at most 1.5 times that of the same guests at sixty
 * weddings.
 */
const GUESTS = 60;
const SECONDS = 25;
const LIMITS = { p95: 1.5, deadlocks: 0, failed: 0 };

const first = await Product.start();
const second = await Product.start();
const servers = [first, second];
// Noise is no picture: the workers stay off the measured disk.
for (const { worker } of servers) worker.kill('SIGSTOP');

const { weddingPath } = first;
const crowd = servers.map((server) => server.as({ weddingPath }));
const apart = Array.from({ length: GUESTS }, (_, index) =>
  servers[index % servers.length].as({}),
);
for (const product of apart) await product.createWedding();

const party = { guests: GUESTS, seconds: SECONDS, mayFail: true };
await hall(apart, { guests: GUESTS, photos: 2 });
const before = await deadlocks();
const { one, sixty } = await inTurns({
  one: () => hall(crowd, party),
  sixty: () => hall(apart, party),
});
const ended = (await deadlocks()) - before;

for (const { worker } of servers) worker.kill('SIGCONT');
for (const server of servers) await server.stop();

/** @param {typeof one} rounds @returns seconds */
const p95 = (rounds) =>
  median(rounds.map(({ times }) => percentile(times, 0.95) / 1000));
/** @param {typeof one} rounds */
const throughput = (rounds) =>
  median(rounds.map(({ mbPerSecond }) => mbPerSecond));
record([
  {
    work: '60 guests at one wedding, deadlocks',
    unit: 'statements',
    ours: ended,
    mark: mark('ours', { atMost: LIMITS.deadlocks }),
  },
  {
    work: '60 guests at one wedding, answers of 5xx',
    unit: 'photos',
    ours: one.reduce((sum, { failed }) => sum + failed, 0),
    mark: mark('ours', { atMost: LIMITS.failed }),
  },
  {
    work: '60 guests at one wedding, p95 of a photo',
    unit: 's',
    ours: p95(one),
    peer: 'sixty weddings',
    theirs: p95(sixty),
    mark: mark('ratio', { atMost: LIMITS.p95 }),
  },
  {
    work: '60 guests at one wedding, throughput',
    unit: 'MB/s',
    ours: throughput(one),
    peer: 'sixty weddings',
    theirs: throughput(sixty),
  },
]);

/** Counted by PostgreSQL since the database exists. */
async function deadlocks() {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query(
    'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  await client.end();
  return rows[0].count;
}
