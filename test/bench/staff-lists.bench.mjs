import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { Product } from './support/product.mjs';

/**
 * Mark: every panel list under 100 ms with 50,000 weddings and 200,000 files.
 */
const WEDDINGS = 50_000;
const MEDIA = 200_000;
/** On the first page, with half of all files. */
const LARGE_WEDDINGS = 20;
const BACKGROUNDS = 20_000;
const ENTRIES = 100_000;
const ROUNDS = 15;
const CALL_MS = 100;
const FIRST = 200_000_000_000_000;
/** Spread like the product's random ones. */
const HASH = { first: 1_000_000_000_000_000, step: 160_000_000_003 };

const FILL = [
  `INSERT INTO weddings (id, slug, slug_key, is_enabled, created_at, last_upload_at)
   SELECT ${FIRST} + n, 'Ayşe' || n || '-140626-Damat' || n, 'ayşe' || n || '-140626-damat' || n, n % 5 <> 0,
     now() - n * interval '7 minutes', CASE WHEN n % 3 = 0 THEN now() - (n * 7919 % ${WEDDINGS}) * interval '1 minute' END
   FROM generate_series(1, ${WEDDINGS}) n`,
  `INSERT INTO wedding_links (hash, wedding_id, access)
   SELECT ${HASH.first} + n * ${HASH.step}, ${FIRST} + n, 'full' FROM generate_series(1, ${WEDDINGS}) n`,
  `INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
     created_at, deleted_at, width, height, placeholder, renditions, processing)
   SELECT gen_random_uuid(),
     ${FIRST} + CASE WHEN n % 2 = 0 THEN 1 + n / 2 % ${LARGE_WEDDINGS} ELSE 1 + n::bigint * 7919 % ${WEDDINGS} END,
     md5(n::text) || n, 'bench/' || n, 'IMG_' || n || '.JPG', CASE WHEN n % 10 = 0 THEN 'video/mp4' ELSE 'image/jpeg' END,
     3000000 + n, 1, decode(md5(n::text), 'hex'), CASE WHEN n % 5 = 0 THEN 'Ayşe|Çok mutluyuz ' || n END,
     now() - n * interval '1 minute', CASE WHEN n % 20 = 7 THEN now() END, 4032, 3024,
     'data:image/webp;base64,' || repeat('A', 160), '{thumb,preview}', CASE WHEN n % 1000 = 0 THEN 'failed' ELSE 'ready' END
   FROM generate_series(1, ${MEDIA}) n`,
  `INSERT INTO backgrounds (id, wedding_id, file_name, file_size, file_type, created_at)
   SELECT gen_random_uuid(), ${FIRST} + n * 2, 'bg' || n || '.jpg', 1000 + n, 'image/jpeg', now() - n * interval '1 minute'
   FROM generate_series(1, ${BACKGROUNDS}) n`,
  `INSERT INTO audit_entries (id, at, staff_email, action, target)
   SELECT gen_random_uuid(), now() - n * interval '1 minute', 'bench@example.com',
     CASE WHEN n % 2 = 0 THEN 'wedding_enabled' ELSE 'wedding_disabled' END, 'Gelin' || n
   FROM generate_series(1, ${ENTRIES}) n`,
];

const CALLS = {
  'weddings, newest': ['weddings', ['created_at', 'DESC'], 0, {}],
  'weddings, last page': [
    'weddings',
    ['created_at', 'DESC'],
    WEDDINGS - 25,
    {},
  ],
  'weddings by path': ['weddings', ['weddingPath', 'ASC'], 0, {}],
  'weddings by last upload': ['weddings', ['lastUploadAt', 'DESC'], 0, {}],
  'weddings by path, last page': [
    'weddings',
    ['weddingPath', 'ASC'],
    WEDDINGS - 25,
    {},
  ],
  'weddings by files': ['weddings', ['mediaCount', 'DESC'], 0, {}],
  'weddings by storage': ['weddings', ['storageBytes', 'DESC'], 0, {}],
  'weddings by switch': ['weddings', ['isEnabled', 'ASC'], 0, {}],
  'weddings, closed': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { isEnabled: false },
  ],
  'weddings without background': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { hasBackground: false },
  ],
  'weddings, a few found': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: 'Damat4999' },
  ],
  'weddings, plain letters': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: 'ayse4999' },
  ],
  'weddings, two letters': ['weddings', ['created_at', 'DESC'], 0, { q: 'zq' }],
  'weddings, two words': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: 'damat4999 & ayşe' },
  ],
  'weddings of a day': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: '14.06.2026' },
  ],
  'weddings, part of a hash': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: String(hashOf(WEDDINGS / 2)).slice(0, 7) },
  ],
  'weddings, many hashes': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: '400' },
  ],
  'weddings, many found': ['weddings', ['created_at', 'DESC'], 0, { q: '7' }],
  'weddings, none found': [
    'weddings',
    ['created_at', 'DESC'],
    0,
    { q: 'nobody' },
  ],
  'weddings in the trash': [
    'weddings',
    ['deletedAt', 'DESC'],
    0,
    { isDeleted: true },
  ],
  'media, newest': ['media', ['createdAt', 'DESC'], 0, {}],
  'media, last page': [
    'media',
    ['createdAt', 'DESC'],
    Math.floor(MEDIA * 0.95) - 25,
    {},
  ],
  'media, oldest': ['media', ['createdAt', 'ASC'], 0, {}],
  'media that failed': [
    'media',
    ['createdAt', 'DESC'],
    0,
    { processing: 'failed' },
  ],
  'media of a large wedding': [
    'media',
    ['createdAt', 'DESC'],
    0,
    { weddingHash: hashOf(5) },
  ],
  'media of it, found': [
    'media',
    ['createdAt', 'DESC'],
    0,
    { weddingHash: hashOf(5), q: '99' },
  ],
  'media, a few found': ['media', ['createdAt', 'DESC'], 0, { q: 'img_19999' }],
  'media, none found': ['media', ['createdAt', 'DESC'], 0, { q: 'nobody' }],
  'media in the trash': [
    'media',
    ['deletedAt', 'DESC'],
    0,
    { isDeleted: true },
  ],
  'backgrounds, newest': ['backgrounds', ['createdAt', 'DESC'], 0, {}],
  'backgrounds by path': ['backgrounds', ['weddingPath', 'ASC'], 0, {}],
  'backgrounds, found': [
    'backgrounds',
    ['createdAt', 'DESC'],
    0,
    { q: 'damat499' },
  ],
  'audit, newest': ['audit', ['at', 'DESC'], 0, {}],
  'audit, one action': [
    'audit',
    ['at', 'DESC'],
    0,
    { action: 'wedding_enabled' },
  ],
  'audit, found': ['audit', ['at', 'DESC'], 0, { q: 'gelin999' }],
  staff: ['staff', ['email', 'ASC'], 0, {}],
};

// Files without bytes: no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
const product = await Product.start();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
for (const sql of FILL) await client.query(sql);
// The server does so a minute after so many rows.
await client.query('VACUUM ANALYZE');
const headers = { cookie: await product.staffCookie() };

const times = {};
for (const [name, call] of Object.entries(CALLS))
  times[name] = await median(() => read(addressOf(call)));
times.summary = await median(() => read('/api/admin/summary'));
times['weddings, all of specification section 7'] = await median(() =>
  read('/api/admin/weddings'),
);
const count = await median(() =>
  client.query('SELECT count(*) FROM weddings WHERE deleted_at IS NULL'),
);
await client.end();
await product.stop();

console.table(times);
console.log(
  `weddings, newest : counting them alone = ${(times['weddings, newest'] / count).toFixed(1)}`,
);
const lists = Object.entries(times).slice(0, -1);
const slow = lists.filter(([, ms]) => ms >= CALL_MS);
console.log(
  `every list call under ${CALL_MS} ms: ${slow.length === 0 ? 'met' : `MISSED by ${slow.map(([name]) => name)}`}`,
);

function hashOf(n) {
  return HASH.first + n * HASH.step;
}

function addressOf([resource, sort, offset, filter]) {
  const query = { sort, range: [offset, offset + 24], filter };
  const given = Object.entries(query).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return `/api/admin/rest/${resource}?${new URLSearchParams(given)}`;
}

async function read(path) {
  const response = await fetch(product.url + path, { headers });
  if (response.status !== 200)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function median(work) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return Number(taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)].toFixed(1));
}
