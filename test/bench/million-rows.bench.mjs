import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { Product } from './support/product.mjs';

/**
 * Mark: with 1,000,000 media rows over 2,000 weddings, upload, the list of one wedding, delete and the staff lists take
 * at most 1.3 times as long as with 10,000 rows. The wedding that is looked at has 500 files in both.
 */
const WEDDINGS = 2_000;
const SIZES = [10_000, 1_000_000];
const OWN = 500;
const ROUNDS = 40;
const LIMIT = 1.3;
const FIRST = 300_000_000_000_000;
const HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

const rows = (from, to, wedding) => `
INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, width, height, placeholder, renditions, processing)
SELECT gen_random_uuid(), ${wedding}, md5(n::text) || n, 'bench/' || n, 'IMG_' || n || '.JPG',
  CASE WHEN n % 10 = 0 THEN 'video/mp4' ELSE 'image/jpeg' END, 3000000 + n, 1, decode(md5(n::text), 'hex'),
  CASE WHEN n % 5 = 0 THEN 'Ayşe|Çok mutluyuz ' || n END, now() - n * interval '1 second', 4032, 3024,
  'data:image/webp;base64,' || repeat('A', 160), '{thumb,preview}', 'ready'
FROM generate_series(${from}, ${to}) n`;

// Files without bytes behind them: nobody is to build archives of them.
process.env.ARCHIVE_QUIET_MINUTES = '100000000';
const product = await Product.start();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query(
  `INSERT INTO weddings (id, slug, slug_key, created_at)
   SELECT ${FIRST} + n, 'Gelin' || n || '-140626-Damat' || n, 'gelin' || n || '-140626-damat' || n,
     now() - n * interval '7 minutes' FROM generate_series(1, ${WEDDINGS - 1}) n`,
);
const found = await client.query('SELECT id FROM weddings WHERE slug = $1', [product.weddingPath]);
const hash = found.rows[0].id;
const headers = { cookie: await product.staffCookie() };
await client.query(rows(1, OWN, hash));

const measured = [];
let present = OWN;
for (const size of SIZES) {
  await client.query(rows(present + 1, size, `${FIRST} + 1 + n % ${WEDDINGS - 1}`));
  present = size;
  await client.query('VACUUM ANALYZE media');
  measured.push(await measure());
}
await client.end();
await product.stop();

const [small, large] = measured;
const table = Object.fromEntries(
  Object.keys(small).map((name) => [
    name,
    { [SIZES[0]]: small[name], [SIZES[1]]: large[name], ratio: Number((large[name] / small[name]).toFixed(2)) },
  ]),
);
console.table(table);
const missed = Object.keys(table).filter((name) => table[name].ratio > LIMIT);
console.log(`at most ${LIMIT} times as long: ${missed.length === 0 ? 'met' : `MISSED by ${missed.join(', ')}`}`);

async function measure() {
  const lists = {
    'list of one wedding': `/api/media/admin/${hash}`,
    'first page of it': `/api/media/admin/${hash}?limit=100`,
    'staff: weddings': '/api/admin/weddings',
    'staff: summary': '/api/admin/summary',
    'staff: weddings, a page': rest('weddings', {}),
    'staff: media of one wedding': rest('media', { weddingHash: Number(hash) }),
    'staff: all media, a page': rest('media', {}),
    'staff: media that failed': rest('media', { processing: 'failed' }),
  };
  const times = {};
  const sent = [];
  times.upload = await median(async () => sent.push(await upload()));
  times.delete = await median(async () => remove(await idOf(sent.pop())));
  for (const [name, path] of Object.entries(lists)) times[name] = await median(() => read(path));
  return times;
}

async function upload() {
  const form = new FormData();
  form.set('media', new Blob([HEAD, randomBytes(100_000)], { type: 'image/jpeg' }), 'IMG.JPG');
  const response = await fetch(`${product.url}/api/media/${product.weddingPath}/upload`, {
    method: 'POST',
    body: form,
  });
  if (!response.ok) throw new Error(`upload: ${response.status}`);
  return (await response.json()).data.storage_url.split('/').at(-1);
}

async function idOf(publicKey) {
  return (await client.query('SELECT id FROM media WHERE public_key = $1', [publicKey])).rows[0].id;
}

async function remove(id) {
  const response = await fetch(`${product.url}/api/media/${id}`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`delete: ${response.status}`);
}

function rest(resource, filter) {
  const query = { sort: ['created_at', 'DESC'], range: [0, 24], filter };
  if (resource === 'media') query.sort[0] = 'createdAt';
  const given = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/admin/rest/${resource}?${new URLSearchParams(given)}`;
}

async function read(path) {
  const response = await fetch(product.url + path, { headers });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function median(work) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return Number(taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)].toFixed(2));
}
