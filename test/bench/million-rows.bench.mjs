import { randomBytes } from 'node:crypto';
import { mark, median } from './support/figures.mjs';
import { databaseUrl, Product } from './support/product.mjs';
import { inTurns, record, ROUNDS, timed } from './support/rows.mjs';
import { connected, weddingOf } from './support/seeded.mjs';

/**
 * Mark: at 1,000,000 media rows over 2,000 weddings, upload, list, delete and
 * staff lists take at most 1.1 times as long as at 10,000. The measured wedding
 * has 500 files in both.
 */
const WEDDINGS = 2_000;
const SIZES = [10_000, 1_000_000];
const OWN = 500;
/** Calls of a round: quick ones need many against chance. */
const CALLS = 60;
const LIMIT = 1.1;
const FIRST = 300_000_000_000_000;
const FIRST_HASH = 400_000_000_000_000;
const HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');

/** @param {number} from @param {number} to @param {number | string} wedding */
const rows = (from, to, wedding) => `
INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, width, height, placeholder, renditions, processing)
SELECT gen_random_uuid(), ${wedding}, md5(n::text) || n, 'bench/' || n, 'IMG_' || n || '.JPG',
  CASE WHEN n % 10 = 0 THEN 'video/mp4' ELSE 'image/jpeg' END, 3000000 + n, 1, decode(md5(n::text), 'hex'),
  CASE WHEN n % 5 = 0 THEN 'Ayşe|Çok mutluyuz ' || n END, now() - n * interval '1 second', 4032, 3024,
  'data:image/webp;base64,' || repeat('A', 160), '{thumb,preview}', 'ready'
FROM generate_series(${from}, ${to}) n`;

// Files without bytes: no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
/** @typedef {Awaited<ReturnType<typeof open>>} World */

const small = await open(SIZES[0]);
const large = await open(SIZES[1]);
await measure();
for (const { client, product } of [small, large]) {
  await client.end();
  product.worker.kill('SIGCONT');
  await product.stop();
}

/** @param {number} size */
async function open(size) {
  const url = new URL(databaseUrl());
  const admin = await connected();
  await admin.query(`CREATE DATABASE rows_${size}`);
  await admin.end();
  url.pathname = `/rows_${size}`;
  const shared = databaseUrl();
  process.env.DATABASE_URL = url.href;
  const product = await Product.start();
  process.env.DATABASE_URL = shared;
  // Both would share Redis jobs; these files need none.
  product.worker.kill('SIGSTOP');
  const client = await connected(url.href);
  await client.query(
    `INSERT INTO weddings (id, slug, slug_key, created_at)
     SELECT ${FIRST} + n, 'Gelin' || n || '-140626-Damat' || n, 'gelin' || n || '-140626-damat' || n,
       now() - n * interval '7 minutes' FROM generate_series(1, ${WEDDINGS - 1}) n`,
  );
  await client.query(
    `INSERT INTO wedding_links (hash, wedding_id, access)
     SELECT ${FIRST_HASH} + n, ${FIRST} + n, 'full' FROM generate_series(1, ${WEDDINGS - 1}) n`,
  );
  const { id, hash } = await weddingOf(client, product);
  await client.query(rows(1, OWN, id));
  await client.query(rows(OWN + 1, size, `${FIRST} + 1 + n % ${WEDDINGS - 1}`));
  // The server does so a minute after so many rows.
  await client.query('VACUUM ANALYZE');
  return {
    product,
    client,
    hash,
    headers: { cookie: await product.staffCookie() },
    sent: /** @type {string[]} */ ([]),
  };
}

async function measure() {
  /** @type {Record<string, (world: World) => string>} */
  const lists = {
    'list of one wedding': ({ hash }) => `/api/media/admin/${hash}`,
    'first page of it': ({ hash }) => `/api/media/admin/${hash}?limit=100`,
    'staff: weddings': () => '/api/admin/weddings',
    'staff: summary': () => '/api/admin/summary',
    'staff: weddings, a page': () => rest('weddings', {}),
    'staff: media of one wedding': ({ hash }) =>
      rest('media', { weddingHash: Number(hash) }),
    'staff: all media, a page': () => rest('media', {}),
    'staff: media that failed': () => rest('media', { processing: 'failed' }),
  };
  await compare('upload', async (world) =>
    world.sent.push(await upload(world)),
  );
  await compare('delete', async (world) =>
    remove(world, await idOf(world, world.sent.pop() ?? '')),
  );
  for (const [name, path] of Object.entries(lists))
    await compare(name, (world) => read(world, path(world)));
}

/** @param {string} name @param {(world: World) => Promise<unknown>} work */
async function compare(name, work) {
  const times = await inTurns(
    {
      small: async () => (await timed(() => work(small))).ms,
      large: async () => (await timed(() => work(large))).ms,
    },
    CALLS * ROUNDS,
  );
  record([
    {
      work: `1,000,000 rows: ${name}`,
      unit: 'ms',
      ours: median(times.large),
      peer: '10,000 rows',
      theirs: median(times.small),
      mark: mark('ratio', { atMost: LIMIT }),
    },
  ]);
}

/** @param {World} world @returns {Promise<string>} its public key */
async function upload({ product }) {
  const form = new FormData();
  form.set(
    'media',
    new Blob([HEAD, randomBytes(100_000)], { type: 'image/jpeg' }),
    'IMG.JPG',
  );
  const response = await fetch(
    `${product.url}/api/media/${product.weddingPath}/upload`,
    {
      method: 'POST',
      body: form,
    },
  );
  if (!response.ok) throw new Error(`upload: ${response.status}`);
  return (await response.json()).data.storage_url.split('/').at(-1);
}

/** @param {World} world @param {string} publicKey @returns {Promise<string>} */
async function idOf({ client }, publicKey) {
  return (
    await client.query('SELECT edit_key FROM media WHERE public_key = $1', [
      publicKey,
    ])
  ).rows[0].edit_key;
}

/** @param {World} world @param {string} id */
async function remove({ product }, id) {
  const response = await fetch(`${product.url}/api/media/${id}`, {
    method: 'DELETE',
  });
  if (!response.ok) throw new Error(`delete: ${response.status}`);
}

/** @param {string} resource @param {object} filter */
function rest(resource, filter) {
  const query = { sort: ['created_at', 'DESC'], range: [0, 24], filter };
  if (resource === 'media') query.sort[0] = 'createdAt';
  const given = Object.entries(query).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return `/api/admin/rest/${resource}?${new URLSearchParams(given)}`;
}

/** @param {World} world @param {string} path */
async function read({ product, headers }, path) {
  const response = await fetch(product.url + path, { headers });
  if (response.status !== 200)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
