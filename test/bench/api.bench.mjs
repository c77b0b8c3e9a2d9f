import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mark, median, percentile } from './support/figures.mjs';
import { startNginx } from './support/nginx.mjs';
import { Product } from './support/product.mjs';
import { BENCH_DIR, inTurns, record, ROUNDS, timed } from './support/rows.mjs';
import { connected, weddingOf } from './support/seeded.mjs';
import { keptConnections, Sender } from './support/send.mjs';

/**
 * Marks: a list of 10,000 items within 100 ms, an unchanged one within 5 ms,
 * by moment at most 1.1 times as long as by upload, and of an event, which has all of them, at most 1.1 times as long as
 * by moment.
 * One kept connection, as a page has it; the floor is nginx that sends the same
 * bytes as a file.
 */
const LIST_MS = 100;
const UNCHANGED_MS = 5;
const MOMENT_RATIO = 1.1;
const EVENT_RATIO = 1.1;
/** Calls of a round. */
const CALLS = { quick: 100, list: 10 };
const SIZES = [100, 1_000, 10_000];
/** V8 compiles the code of an answer during the first thousands of requests. */
const WARM_UP_CALLS = 3_000;
/** The encodings that Chromium asks for. */
const COMPRESSED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const FILL = `
INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, moment, width, height, placeholder, renditions, processing)
SELECT gen_random_uuid(), $1::bigint, md5(n::text) || n, 'bench/' || $1::bigint || '/' || n, 'IMG_' || n || '.jpg', 'image/jpeg', 3000000, 1,
  decode(md5(n::text), 'hex'), CASE WHEN n % 5 = 0 THEN 'Ayşe|Çok mutluyuz ' || n END, now() - n * interval '1 second',
  now() - (n * 7919 % 10007) * interval '1 second', 4032, 3024, 'data:image/webp;base64,' || repeat('A', 160), '{thumb,preview}', 'ready'
FROM generate_series($2::int, $3::int) n`;

/** @typedef {{ path: string, headers?: Record<string, string>, calls: number }} Call */

// Files without bytes: no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
const product = await Product.start();
const client = await connected();
const { id, hash } = await weddingOf(client, product);
const files = path.join(BENCH_DIR, 'answers');
mkdirSync(files);
const { nginx, absent } = await startNginx(files);
const ours = new Sender(product.url, {}, keptConnections(1));
const theirs = nginx && new Sender(nginx.url, {}, keptConnections(1));

const validatePath = `/api/validate-path/${product.weddingPath}`;
for (const path of [validatePath, `/api/media/admin/${hash}`])
  await times(ours, { path, calls: WARM_UP_CALLS });
await compare('validate-path', { path: validatePath, calls: CALLS.quick });
let filled = 0;
for (const size of SIZES) {
  await client.query(FILL, [id, filled + 1, size]);
  await change();
  await client.query('VACUUM ANALYZE media');
  filled = size;
  await compareLists(size);
}
ours.close();
theirs?.close();
await nginx?.stop();
await client.end();
await product.stop();

/** @param {number} size */
async function compareLists(size) {
  const list = `/api/media/admin/${hash}`;
  const items = size.toLocaleString('en-US');
  const mostMs = size === 10_000 ? LIST_MS : undefined;
  const calls = size > 1_000 ? CALLS.list : CALLS.quick / 2;
  await compare(`list of ${items}`, { path: list, calls }, mostMs);
  await compare(
    `list of ${items}, compressed`,
    { path: list, calls, headers: COMPRESSED },
    mostMs,
  );
  const { headers } = await ours.send('GET', list);
  await compare(
    `list of ${items}, unchanged`,
    {
      path: list,
      calls: CALLS.quick,
      headers: { 'If-None-Match': headers.etag ?? '' },
    },
    UNCHANGED_MS,
  );
  if (mostMs === undefined) return;
  await compareAfterChange(`list of ${items}`, list, mostMs);
  await compareWithRows(list, size);
  await compareOrders(`list of ${items}`, list, CALLS.list);
  await compareOrders('first page of it', `${list}?limit=60`, CALLS.quick);
  const event = randomUUID();
  await client.query('UPDATE media SET event_id = $2 WHERE wedding_id = $1', [
    id,
    event,
  ]);
  await client.query('VACUUM ANALYZE media');
  await compareEvent(`list of ${items}`, { list, event, calls: CALLS.list });
  await compareEvent('first page of it', {
    list: `${list}?limit=60`,
    event,
    calls: CALLS.quick,
  });
}

/**
 * @param {string} work
 * @param {{ list: string, event: string, calls: number }} compared
 */
async function compareEvent(work, { list, event, calls }) {
  /** @param {Record<string, string>} query */
  const addressOf = (query) => {
    const address = new URL(list, ours.url);
    for (const [name, value] of Object.entries(query))
      address.searchParams.set(name, value);
    return address.pathname + address.search;
  };
  const all = { path: addressOf({ sort: 'moment' }), calls };
  const one = { path: addressOf({ sort: 'moment', event }), calls };
  const { inEvent, byMoment } = await inTurns({
    inEvent: () => timesAfterChanges(one),
    byMoment: () => timesAfterChanges(all),
  });
  record([
    {
      work: `${work} of an event, p50`,
      unit: 'ms',
      ours: median(inEvent.flat()),
      peer: 'the same by moment',
      theirs: median(byMoment.flat()),
      mark: mark('ratio', { atMost: EVENT_RATIO }),
    },
  ]);
}

/** A process keeps a list until it changes. */
async function change() {
  await client.query(
    'UPDATE weddings SET media_revision = media_revision + 1 WHERE id = $1',
    [id],
  );
}

/** @param {string} work @param {string} list @param {number} mostMs */
async function compareAfterChange(work, list, mostMs) {
  const changed = await timesAfterChanges({
    path: list,
    calls: ROUNDS * CALLS.list,
  });
  record([
    {
      work: `${work}, after a change, p50`,
      unit: 'ms',
      ours: median(changed),
      mark: mark('ours', { atMost: mostMs }),
    },
  ]);
}

/** The rows that a list reads, without an answer made of them. @param {string} list @param {number} size */
async function compareWithRows(list, size) {
  const rows = () =>
    client.query('SELECT * FROM media WHERE wedding_id = $1', [id]);
  const { ours: ms, database } = await inTurns(
    {
      ours: async () => {
        await change();
        return (await timed(() => ours.send('GET', list))).ms;
      },
      database: async () => (await timed(rows)).ms,
    },
    ROUNDS * CALLS.list,
  );
  record([
    {
      work: `list of ${size.toLocaleString('en-US')}, with its rows alone, p50`,
      unit: 'ms',
      ours: median(ms),
      peer: 'SELECT of its rows',
      theirs: median(database),
    },
  ]);
}

/** @param {string} work @param {string} list @param {number} calls */
async function compareOrders(work, list, calls) {
  const address = new URL(list, ours.url);
  address.searchParams.set('sort', 'moment');
  const byMoment = address.pathname + address.search;
  const { moment, uploaded } = await inTurns({
    moment: () => timesAfterChanges({ path: byMoment, calls }),
    uploaded: () => timesAfterChanges({ path: list, calls }),
  });
  record([
    {
      work: `${work} by moment, p50`,
      unit: 'ms',
      ours: median(moment.flat()),
      peer: 'the same by upload',
      theirs: median(uploaded.flat()),
      mark: mark('ratio', { atMost: MOMENT_RATIO }),
    },
  ]);
}

/**
 * Records p50 and p99 beside nginx with the same answer.
 * @param {string} work
 * @param {Call} call
 * @param {number} [mostMs] mark of p50
 */
async function compare(work, call, mostMs) {
  const { text, status } = await ours.send('GET', call.path, call);
  const same = status === 304 ? '' : text;
  writeFileSync(path.join(files, 'answer'), same, 'latin1');
  const own = await inTurns({
    ours: () => times(ours, call),
    ...(theirs && { nginx: () => times(theirs, { ...call, path: '/answer' }) }),
  });
  /** @param {string} server @param {number} share */
  const of = (server, share) =>
    own[server] && percentile(own[server].flat(), share);
  const peer = { peer: 'nginx, same bytes', absent };
  record([
    {
      work: `${work}, p50`,
      unit: 'ms',
      ours: of('ours', 0.5),
      ...peer,
      theirs: of('nginx', 0.5),
      ...(mostMs !== undefined && { mark: mark('ours', { atMost: mostMs }) }),
    },
    {
      work: `${work}, p99`,
      unit: 'ms',
      ours: of('ours', 0.99),
      ...peer,
      theirs: of('nginx', 0.99),
    },
  ]);
  if (same !== '') console.log(`${work}: ${Math.round(text.length / 1000)} kB`);
}

/** @param {Sender} sender @param {Call} call @returns {Promise<number[]>} in ms */
async function times(sender, { path: address, headers, calls }) {
  const taken = [];
  for (let count = 0; count < calls; count++)
    taken.push(
      (await timed(() => sender.send('GET', address, { headers }))).ms,
    );
  return taken;
}

/** @param {Call} call @returns {Promise<number[]>} in ms */
async function timesAfterChanges({ path: address, calls }) {
  const taken = [];
  for (let count = 0; count < calls; count++) {
    await change();
    taken.push((await timed(() => ours.send('GET', address))).ms);
  }
  return taken;
}
