import { mark, median } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { record, ROUNDS, timed } from './support/rows.mjs';
import { connected } from './support/seeded.mjs';

/**
 * Mark: every panel list under 100 ms with 50,000 weddings and 200,000 files.
 */
const WEDDINGS = 50_000;
const MEDIA = 200_000;
/** The number of weddings on the first page, with half of all files. */
const LARGE_WEDDINGS = 20;
const BACKGROUNDS = 20_000;
const ENTRIES = 100_000;
/** The number of calls in a round. */
const TIMES = 3;
const CALL_MS = 100;
const FIRST = 200_000_000_000_000;
/** Spread like the product's random ones. */
const HASH = { first: 1_000_000_000_000_000, step: 160_000_000_003 };

const FILL = [
  `INSERT INTO weddings (id, slug, slug_key, displayed_date, is_enabled, created_at, last_upload_at)
   SELECT ${FIRST} + n, 'Ayşe' || n || '-140626-Damat' || n, 'ayşe' || n || '-140626-damat' || n,
     CASE WHEN n % 9 <> 0 THEN current_date + n % 2000 - 1000 END, n % 5 <> 0,
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

/** @typedef {[resource: string, sort: string[], offset: number, filter: object]} Call */

const NEWEST = ['created_at', 'DESC'];
const NEWEST_FILE = ['createdAt', 'DESC'];

/** @type {Record<string, Call>} */
const CALLS = {
  'weddings, newest': ['weddings', NEWEST, 0, {}],
  'weddings, last page': ['weddings', NEWEST, WEDDINGS - 25, {}],
  'weddings by path': ['weddings', ['weddingPath', 'ASC'], 0, {}],
  'weddings, the next first': ['weddings', ['nextDate', 'ASC'], 0, {}],
  'weddings by date': ['weddings', ['weddingDate', 'ASC'], 0, {}],
  'weddings by date, last page': [
    'weddings',
    ['nextDate', 'ASC'],
    WEDDINGS - 25,
    {},
  ],
  'weddings of today': ['weddings', ['nextDate', 'ASC'], 0, { date: 'today' }],
  'weddings of the past': [
    'weddings',
    ['nextDate', 'ASC'],
    0,
    { date: 'past' },
  ],
  'weddings of a month': [
    'weddings',
    ['nextDate', 'ASC'],
    0,
    { month: '2026-06' },
  ],
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
  'weddings, closed': ['weddings', NEWEST, 0, { isEnabled: false }],
  'weddings without background': [
    'weddings',
    NEWEST,
    0,
    { hasBackground: false },
  ],
  'weddings, a few found': ['weddings', NEWEST, 0, { q: 'Damat4999' }],
  'weddings, plain letters': ['weddings', NEWEST, 0, { q: 'ayse4999' }],
  'weddings, two letters': ['weddings', NEWEST, 0, { q: 'zq' }],
  'weddings, two words': ['weddings', NEWEST, 0, { q: 'damat4999 & ayşe' }],
  'weddings of a day': ['weddings', NEWEST, 0, { q: '14.06.2026' }],
  'weddings, part of a hash': [
    'weddings',
    NEWEST,
    0,
    { q: String(hashOf(WEDDINGS / 2)).slice(0, 7) },
  ],
  'weddings, many hashes': ['weddings', NEWEST, 0, { q: '400' }],
  'weddings, many found': ['weddings', NEWEST, 0, { q: '7' }],
  'weddings, none found': ['weddings', NEWEST, 0, { q: 'nobody' }],
  'weddings in the trash': [
    'weddings',
    ['deletedAt', 'DESC'],
    0,
    { isDeleted: true },
  ],
  'media, newest': ['media', NEWEST_FILE, 0, {}],
  'media, last page': ['media', NEWEST_FILE, Math.floor(MEDIA * 0.95) - 25, {}],
  'media, oldest': ['media', ['createdAt', 'ASC'], 0, {}],
  'media that failed': ['media', NEWEST_FILE, 0, { processing: 'failed' }],
  'media of a large wedding': [
    'media',
    NEWEST_FILE,
    0,
    { weddingHash: hashOf(5) },
  ],
  'media of it, found': [
    'media',
    NEWEST_FILE,
    0,
    { weddingHash: hashOf(5), q: '99' },
  ],
  'media, a few found': ['media', NEWEST_FILE, 0, { q: 'img_19999' }],
  'media, none found': ['media', NEWEST_FILE, 0, { q: 'nobody' }],
  'media in the trash': [
    'media',
    ['deletedAt', 'DESC'],
    0,
    { isDeleted: true },
  ],
  'backgrounds, newest': ['backgrounds', NEWEST_FILE, 0, {}],
  'backgrounds by path': ['backgrounds', ['weddingPath', 'ASC'], 0, {}],
  'backgrounds, found': ['backgrounds', NEWEST_FILE, 0, { q: 'damat499' }],
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
const client = await connected();
for (const sql of FILL) await client.query(sql);
// The server does so a minute after so many rows.
await client.query('VACUUM ANALYZE');
const headers = { cookie: await product.staffCookie() };

/** @type {Record<string, number>} */
const times = {};
for (const [name, call] of Object.entries(CALLS))
  times[name] = await msOf(() => read(addressOf(call)));
times.summary = await msOf(() => read('/api/admin/summary'));
// The whole list of specification section 7 has no pages.
const whole = await msOf(() => read('/api/admin/weddings'));
const count = await msOf(() =>
  client.query('SELECT count(*) FROM weddings WHERE deleted_at IS NULL'),
);
await client.end();
await product.stop();

console.table(times);
const slowest = Object.keys(times).reduce((a, b) =>
  times[a] > times[b] ? a : b,
);
record([
  {
    work: `panel, slowest of ${Object.keys(times).length} lists: ${slowest}`,
    unit: 'ms',
    ours: times[slowest],
    mark: mark('ours', { atMost: CALL_MS }),
  },
  {
    work: 'panel, weddings, newest',
    unit: 'ms',
    ours: times['weddings, newest'],
    peer: 'counting them',
    theirs: count,
  },
  { work: 'panel, all 50,000 weddings in one answer', unit: 'ms', ours: whole },
]);

/** @param {number} n */
function hashOf(n) {
  return HASH.first + n * HASH.step;
}

/** @param {Call} call */
function addressOf([resource, sort, offset, filter]) {
  const query = { sort, range: [offset, offset + 24], filter };
  const given = Object.entries(query).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return `/api/admin/rest/${resource}?${new URLSearchParams(given)}`;
}

/** @param {string} path */
async function read(path) {
  const response = await fetch(product.url + path, { headers });
  if (response.status !== 200)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** @param {() => Promise<unknown>} work @returns the median */
async function msOf(work) {
  const taken = [];
  for (let round = 0; round < ROUNDS * TIMES; round++)
    taken.push((await timed(work)).ms);
  return median(taken);
}
