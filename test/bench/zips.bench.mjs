import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOnPath } from '../../scripts/embedded/programs.mjs';
import { MIB } from './support/content.mjs';
import { mark, median } from './support/figures.mjs';
import { startNginx } from './support/nginx.mjs';
import { costOf } from './support/processes.mjs';
import { Product, storageDir } from './support/product.mjs';
import { BENCH_DIR, inTurns, record, timed } from './support/rows.mjs';
import { seed } from './support/seeded.mjs';
import { transfer } from './support/transfer.mjs';
import { requireZipOf } from './support/zip-content.mjs';

/**
 * Marks: a zip from its layout at 0.55 (500 files) and 0.6 (4 files) of nginx
 * that sends the finished zip, 3 times as fast as `zip -0` into a pipe, its
 * first byte within 100 ms, with less than 64 MB; the built archive at 0.7.
 */
const SETS = [
  { name: '500 x 1 MiB', sizes: Array(500).fill(MIB), ratio: 0.55 },
  { name: '4 x 200 MiB', sizes: Array(4).fill(200 * MIB), ratio: 0.6 },
];

const BUILT_RATIO = 0.7;
const POLL_MS = 100;
const WARM_UP_TURNS = 5;

/** @typedef {import('./support/transfer.mjs').Call} Call */
/** @typedef {{ url: string, call?: Call }} Address */
/** @typedef {{ mibPerSecond: number, firstByteMs?: number, cpuSeconds?: number, growthMb?: number }} Result */

const { nginx, absent } = await startNginx(BENCH_DIR);
const infoZip = findOnPath('zip');
for (const set of SETS) {
  const product = await Product.start();
  await compare(product, set);
  await product.stop();
}
await nginx?.stop();

/** @param {Product} product @param {typeof SETS[number]} set */
async function compare(product, { name, sizes, ratio }) {
  const { hash, ids, paths, crcs } = await seed(product, sizes);
  const stream = {
    url: `${product.url}/api/media/bulk-download-chunked`,
    call: { method: 'POST', json: { ids } },
  };
  const finished = path.join(BENCH_DIR, `${sizes.length}.zip`);
  await save(stream, finished);
  const built = { url: await archive(product, { hash, ids }) };
  const layout = { url: await unbuilt(product, { hash, ids }) };
  const sent = nginx && { url: `${nginx.url}/${path.basename(finished)}` };
  /** @type {Record<string, Address>} */
  const addresses = { stream, layout, built, ...(sent && { nginx: sent }) };
  const mib = sizes.reduce((sum, bytes) => sum + bytes, 0) / MIB;
  // The first zips show the memory that later ones use again.
  const first = [];
  for (let turn = 0; turn < WARM_UP_TURNS; turn++)
    for (const address of Object.values(addresses))
      first.push(await send(product.webPid, address, mib));
  const results = await inTurns(
    Object.fromEntries([
      ...Object.entries(addresses).map(([way, address]) => [
        way,
        () => send(product.webPid, address, mib),
      ]),
      ...(infoZip ? [['zip', () => zipped(infoZip, paths, mib)]] : []),
    ]),
  );
  await verify(addresses, crcs);
  report({ name: `zip of ${name}`, ratio, gib: mib / 1024, first }, results);
}

/**
 * Every way sends the whole selection undamaged.
 * @param {Record<string, Address>} addresses
 * @param {readonly number[]} crcs
 */
async function verify(addresses, crcs) {
  const file = path.join(BENCH_DIR, 'received.zip');
  for (const address of Object.values(addresses)) {
    await save(address, file);
    await requireZipOf(file, crcs);
  }
}

/** @param {Address} address @param {string} file */
async function save({ url, call }, file) {
  const handle = createWriteStream(file);
  // The connection reuses its buffer.
  const onBytes = (/** @type {Buffer} */ piece) =>
    handle.write(Buffer.from(piece));
  await transfer(url, { ...call, onBytes });
  handle.end();
  await once(handle, 'finish');
}

/**
 * Returns the address of an archive whose built object is lost, so that each
 * download comes from the layout.
 * @param {Product} product
 * @param {{ hash: number, ids: readonly string[] }} selection
 */
async function unbuilt(product, selection) {
  const url = await archive(product, { ...selection, layout: 'hours' });
  const [, id] = /archives\/([^/]+)/.exec(url) ?? [];
  await rm(path.join(storageDir(), 'archives', id.slice(0, 2), `${id}.zip`));
  return url;
}

/**
 * Returns the address of a built archive.
 * @param {Product} product
 * @param {{ hash: number, ids: readonly string[], layout?: string }} selection
 */
async function archive(product, selection) {
  const asked = await fetch(`${product.url}/api/archives`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(selection),
  });
  const { data } = await asked.json();
  for (;;) {
    const answer = await fetch(`${product.url}/api/archives/${data.id}`);
    const { data: state } = await answer.json();
    if (state.status === 'ready') return product.url + data.downloadUrl;
    if (state.status === 'failed') throw new Error(state.reason);
    await delay(POLL_MS);
  }
}

/** @param {number} pid @param {Address} address @param {number} mib @returns {Promise<Result>} */
async function send(pid, { url, call }, mib) {
  const cost = await costOf(pid, () => transfer(url, call));
  const { firstByteMs, totalMs } = cost.result;
  const { cpuSeconds, growthMb } = cost;
  const mibPerSecond = (mib / totalMs) * 1000;
  return { mibPerSecond, firstByteMs, cpuSeconds, growthMb };
}

/** @param {string} program @param {readonly string[]} paths @param {number} mib @returns {Promise<Result>} */
async function zipped(program, paths, mib) {
  const { ms } = await timed(async () => {
    const child = spawn(program, ['-0', '-q', '-j', '-', ...paths], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.resume();
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`zip: ${code}`);
  });
  return { mibPerSecond: (mib / ms) * 1000 };
}

/** @param {{ name: string, ratio: number, gib: number, first: Result[] }} set @param {Record<string, Result[]>} results */
function report({ name, ratio, gib, first }, results) {
  /** @param {string} way @param {keyof Result} figure */
  const of = (way, figure) =>
    results[way] && median(results[way].map((result) => result[figure] ?? 0));
  const rows = ['stream', 'layout', 'built'].map((way) => ({
    work: `${name}, ${way}`,
    unit: 'MiB/s',
    ours: of(way, 'mibPerSecond'),
    peer: 'nginx, finished file',
    theirs: of('nginx', 'mibPerSecond'),
    absent,
    mark: mark('ratio', { atLeast: way === 'built' ? BUILT_RATIO : ratio }),
  }));
  record([
    ...rows,
    {
      ...rows[0],
      peer: 'zip -0',
      theirs: of('zip', 'mibPerSecond'),
      absent: 'zip is not installed',
      mark: mark('ratio', { atLeast: 3 }),
    },
    {
      work: `${name}, first byte`,
      unit: 'ms',
      ours: of('stream', 'firstByteMs'),
      mark: mark('ours', { atMost: 100 }),
    },
    {
      work: `${name}, web CPU a GiB`,
      unit: 's',
      ours: of('stream', 'cpuSeconds') / gib,
    },
    {
      work: `${name}, memory added`,
      unit: 'MB',
      ours: Math.max(
        ...[...first, ...results.stream].map(({ growthMb = 0 }) => growthMb),
      ),
      mark: mark('ours', { atMost: 64 }),
    },
  ]);
}
