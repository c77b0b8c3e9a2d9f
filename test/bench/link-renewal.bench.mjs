import { mark } from './support/figures.mjs';
import { Product } from './support/product.mjs';
import { record, ROUNDS, timed } from './support/rows.mjs';
import { connected, weddingOf } from './support/seeded.mjs';

/** Mark: a renewed link for 10,000 items within 5 s, beside 190,000 others. */

const OWN = 10_000;
const OTHERS = 190_000;
const WEDDINGS = 200;
const MARK_MS = 5_000;
const FIRST = 300_000_000_000_000;

/** @param {number} from @param {number} to @param {number | string} wedding */
const rows = (from, to, wedding) => `
INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, created_at,
  renditions, processing, deleted_at)
SELECT gen_random_uuid(), ${wedding}, md5(n::text) || n, 'bench/' || n, 'IMG_' || n || '.JPG', 'image/jpeg', 3000000 + n, 1,
  decode(md5(n::text), 'hex'), now() - n * interval '1 second', '{thumb,preview}', 'ready',
  CASE WHEN n % 20 = 0 THEN now() END
FROM generate_series(${from}, ${to}) n`;

// Files without bytes: no archive may be built.
process.env.ARCHIVE_QUIET_MINUTES = '525600';
const product = await Product.start();
product.worker.kill('SIGSTOP');
const client = await connected();
const { id, hash } = await weddingOf(client, product);
await client.query(
  `INSERT INTO weddings (id, slug, slug_key) SELECT ${FIRST} + n, 'Gelin' || n || '-140626-Damat', 'gelin' || n || '-140626-damat'
   FROM generate_series(0, ${WEDDINGS - 1}) n`,
);
await client.query(rows(1, OWN, id));
await client.query(rows(OWN + 1, OWN + OTHERS, `${FIRST} + n % ${WEDDINGS}`));
await client.query('VACUUM ANALYZE');

const headers = {
  cookie: await product.staffCookie(),
  'content-type': 'application/json',
};
const body = JSON.stringify({ currentPassword: product.staffPassword });
const links = /** @type {const} */ (['couple', 'relatives']);
/** @type {Record<typeof links[number], number[]>} */
const times = { couple: [], relatives: [] };
let current = hash;
for (let round = 0; round < ROUNDS; round++) {
  for (const link of links) {
    const { result, ms } = await timed(() => renewed(link));
    times[link].push(ms);
    current = result;
  }
}
await client.end();
product.worker.kill('SIGCONT');
await product.stop();

record(
  links.map((link) => ({
    work: `new link for the ${link}, 10,000 items, slowest`,
    unit: 'ms',
    ours: Math.max(...times[link]),
    mark: mark('ours', { atMost: MARK_MS }),
  })),
);

/** @param {string} link @returns {Promise<number>} the couple's hash */
async function renewed(link) {
  const address = `${product.url}/api/admin/rest/weddings/${current}/links/${link}`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (answer.status !== 200)
    throw new Error(`${link}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).hash;
}
