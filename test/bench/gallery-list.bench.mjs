import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { Product } from './support/product.mjs';
import { weddingOf } from './support/seeded.mjs';

/** Marks: 10,000 items listed under 150 ms; an unchanged 304 under 20 ms. */
const ITEMS = 10_000;
const ROUNDS = 15;
const LIST_MS = 150;
const UNCHANGED_MS = 20;

const FILL = `
INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, width, height, placeholder, renditions, processing)
SELECT gen_random_uuid(), $1::bigint, md5(n::text) || n, 'bench/' || $1::bigint || '/' || n, 'IMG_' || n || '.jpg', 'image/jpeg', 3000000, 1,
  decode(md5(n::text), 'hex'), CASE WHEN n % 5 = 0 THEN 'Ayşe|Çok mutluyuz ' || n END, now() - n * interval '1 second',
  4032, 3024, 'data:image/webp;base64,' || repeat('A', 160), '{thumb,preview}', 'ready'
FROM generate_series(1, $2::int) n`;

const product = await Product.start();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { id, hash } = await weddingOf(client, product);
await client.query(FILL, [id, ITEMS]);
await client.query('ANALYZE media');

const address = `${product.url}/api/media/admin/${hash}`;
const whole = await median(() => read(address));
const page = await median(() => read(`${address}?limit=500`));
const etag = (await fetch(address)).headers.get('etag');
const unchanged = await median(() => read(address, { 'If-None-Match': etag }));
const query = await median(() =>
  client.query('SELECT * FROM media WHERE wedding_id = $1', [id]),
);
await client.end();
await product.stop();

console.table({
  'whole list': whole,
  'page of 500': page,
  'unchanged (304)': unchanged,
  'rows alone, from psql': query,
});
console.log(`whole list : rows alone = ${(whole / query).toFixed(2)}`);
console.log(
  `whole list ${whole} ms, mark under ${LIST_MS} ms: ${whole < LIST_MS ? 'met' : 'MISSED'}`,
);
console.log(
  `unchanged ${unchanged} ms, mark under ${UNCHANGED_MS} ms: ${unchanged < UNCHANGED_MS ? 'met' : 'MISSED'}`,
);

async function read(url, headers = {}) {
  const response = await fetch(url, { headers });
  if (response.status !== 200 && response.status !== 304)
    throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
}

async function median(work) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Number(times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)].toFixed(1));
}
