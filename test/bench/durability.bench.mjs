import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Content, MIB, requireStored } from './support/content.mjs';
import { median } from './support/figures.mjs';
import { databaseUrl, Product } from './support/product.mjs';
import { BENCH_DIR, inTurns, record, timed } from './support/rows.mjs';
import { connected } from './support/seeded.mjs';
import { inParallel } from './support/send.mjs';
import { ourselves } from './support/uploads/upload-takers.mjs';

/**
 * The price of durability, each beside its batched and its unsafe form, six at
 * once: files of 1 MiB as an upload stores them, commits of one row, and
 * uploads to the product. No marks: the disk decides.
 */
const AT_ONCE = 6;
const [FILES, COMMITS] = [180, 1_200];
/** Microseconds that PostgreSQL waits for further commits. */
const DELAY_MICROS = 500;
const UPLOADS = 200;
const delayed = `commit_delay ${DELAY_MICROS} µs`;
/** The script for Node: files are written but never synced. */
const NO_FSYNC = `
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const file = await open(process.execPath);
const sync = async () => {};
Object.assign(Object.getPrototypeOf(file), { sync, datasync: sync });
fs.fsync = (_folder, done) => setImmediate(done, null);
syncBuiltinESMExports();
await file.close();`;

const noise = randomBytes(MIB);
const folder = path.join(BENCH_DIR, 'durability');
mkdirSync(folder);

await compareFiles();
await compareCommits();
await compareUploads();

async function compareFiles() {
  const speeds = await inTurns({
    each: () => filesPerSecond(storeSynced),
    batch: () => filesPerSecond(batched()),
    none: () => filesPerSecond(store),
  });
  const ours = median(speeds.each);
  const row = {
    work: 'files of 1 MiB, fsync of each and its folder',
    unit: 'files/s',
    ours,
  };
  record([
    { ...row, peer: 'one syncfs for six', theirs: median(speeds.batch) },
    { ...row, peer: 'no fsync', theirs: median(speeds.none) },
  ]);
}

/** @param {(name: string) => Promise<unknown>} storeOne */
async function filesPerSecond(storeOne) {
  const names = Array.from({ length: FILES }, (_, index) => String(index));
  const { ms } = await timed(() => inParallel(names, AT_ONCE, storeOne));
  for (const name of names) await rm(path.join(folder, name));
  return FILES / (ms / 1000);
}

/** @param {string} name */
async function storeSynced(name) {
  await store(name, true);
  const dir = await open(folder);
  await dir.sync();
  await dir.close();
}

/** @param {string} name */
async function store(name, isSynced = false) {
  const staged = path.join(folder, `${name}.staged`);
  const file = await open(staged, 'w');
  await file.write(noise);
  if (isSynced) await file.sync();
  await file.close();
  await rename(staged, path.join(folder, name));
}

/** Files wait until six of them are written, then one syncfs covers all. */
function batched() {
  /** @type {{ waiting: number, synced: Promise<unknown>, begin: () => void } | undefined} */
  let batch;
  /** @param {string} name */
  return async (name) => {
    await store(name);
    batch ??= begun();
    const mine = batch;
    mine.waiting += 1;
    if (mine.waiting === AT_ONCE) {
      batch = undefined;
      mine.begin();
    }
    await mine.synced;
  };
}

function begun() {
  /** @type {() => void} */
  let begin = () => {};
  /** @type {Promise<void>} */
  const full = new Promise((resolve) => {
    begin = resolve;
  });
  const synced = full.then(() =>
    promisify(execFile)('sync', ['--file-system', folder]),
  );
  return { waiting: 0, synced, begin };
}

async function compareCommits() {
  const clients = await Promise.all(
    Array.from({ length: AT_ONCE }, () => connected()),
  );
  await clients[0].query(
    'CREATE TABLE commits (id bigserial PRIMARY KEY, text text)',
  );
  /** @param {string} setting @param {string | number} value */
  const measuredWith = (setting, value) => async () => {
    for (const client of clients)
      await client.query(`SET ${setting} = ${value}`);
    const speed = await commitsPerSecond(clients);
    for (const client of clients) await client.query(`RESET ${setting}`);
    return speed;
  };
  const results = await inTurns({
    each: () => commitsPerSecond(clients),
    delayed: measuredWith('commit_delay', DELAY_MICROS),
    none: measuredWith('synchronous_commit', 'off'),
  });
  for (const client of clients) await client.end();
  /** @param {string} way @param {'speed' | 'share'} figure */
  const of = (way, figure) =>
    median(results[way].map((result) => result[figure]));
  const row = {
    work: 'commits of one row',
    unit: 'commits/s',
    ours: of('each', 'speed'),
  };
  record([
    { ...row, peer: delayed, theirs: of('delayed', 'speed') },
    { ...row, peer: 'synchronous_commit off', theirs: of('none', 'speed') },
    {
      work: 'commits of one row',
      unit: 'commits a WAL fsync',
      ours: of('each', 'share'),
      peer: delayed,
      theirs: of('delayed', 'share'),
    },
  ]);
}

/** @param {import('pg').Client[]} clients */
async function commitsPerSecond(clients) {
  const before = await walSyncs(clients);
  const idle = [...clients];
  const { ms } = await timed(() =>
    inParallel(Array(COMMITS).keys(), AT_ONCE, async () => {
      const client = idle.pop() ?? clients[0];
      await client.query('INSERT INTO commits (text) VALUES ($1)', ['row']);
      idle.push(client);
    }),
  );
  const syncs = (await walSyncs(clients)) - before;
  return { speed: COMMITS / (ms / 1000), share: COMMITS / Math.max(1, syncs) };
}

/** @param {import('pg').Client[]} clients */
async function walSyncs(clients) {
  // Each connection counts for itself until it is asked to report.
  for (const client of clients)
    await client.query('SELECT pg_stat_force_next_flush()');
  const { rows: version } = await clients[0].query('SHOW server_version_num');
  const figure =
    Number(version[0].server_version_num) >= 180_000
      ? `sum(fsyncs) AS count FROM pg_stat_io WHERE object = 'wal'`
      : 'wal_sync AS count FROM pg_stat_wal';
  const { rows } = await clients[0].query(`SELECT ${figure}`);
  return Number(rows[0].count);
}

/** Products that differ in their durability alone. */
async function compareUploads() {
  const importing = `--import=data:text/javascript,${encodeURIComponent(NO_FSYNC)}`;
  const products = {
    ours: await Product.start(),
    [delayed]: await Product.start(withSetting(`commit_delay=${DELAY_MICROS}`)),
    'commits not synced': await Product.start(
      withSetting('synchronous_commit=off'),
    ),
    'no sync at all': await Product.start({
      ...withSetting('synchronous_commit=off'),
      NODE_OPTIONS: importing,
    }),
  };
  const ways = [];
  const takers = [];
  for (const [name, product] of Object.entries(products)) {
    // Noise is no picture.
    product.worker.kill('SIGSTOP');
    const taker = await ourselves(product);
    ways.push([name, () => uploadsPerSecond(taker)]);
    await uploadsPerSecond(taker);
    takers.push(taker);
  }
  const { ours, ...others } = await inTurns(Object.fromEntries(ways));
  for (const taker of takers) await taker.stop();
  for (const product of Object.values(products)) {
    product.worker.kill('SIGCONT');
    await product.stop();
  }
  record(
    Object.entries(others).map(([peer, speeds]) => ({
      work: 'uploads of 1 MiB, synced and committed',
      unit: 'files/s',
      ours: median(ours),
      peer,
      theirs: median(speeds),
    })),
  );
}

/** @param {string} setting of PostgreSQL, for the product's connections */
function withSetting(setting) {
  const url = new URL(databaseUrl());
  url.searchParams.set('options', `-c ${setting}`);
  return { DATABASE_URL: url.href };
}

/** @param {import('./support/uploads/upload-takers.mjs').Taker} taker */
async function uploadsPerSecond(taker) {
  const contents = Array.from(
    { length: UPLOADS },
    () => new Content(MIB, 'jpg'),
  );
  await taker.arrive?.();
  const { ms } = await timed(() => taker.send(contents, AT_ONCE));
  await requireStored(taker.dir, contents.flatMap(taker.digests));
  return UPLOADS / (ms / 1000);
}
