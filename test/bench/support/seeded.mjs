import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import pg from 'pg';
import { databaseUrl, storageDir } from './product.mjs';

const PIECE_BYTES = 8 * 1024 ** 2;
const OWN_BYTES = 32;
const INSERT = `
INSERT INTO media (id, edit_key, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  processing)
SELECT gen_random_uuid(), id, $1, md5(id::text) || md5(object_key), object_key, file_name, 'image/jpeg', file_size, crc, hash, note, 'ready'
FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bytea[], $8::text[])
  AS files (id, object_key, file_name, file_size, crc, hash, note)`;

const OTHERS = 200;
const FIRST_OTHER = 300_000_000_000_000;
const OTHER_WEDDINGS = `
INSERT INTO weddings (id, slug, slug_key)
SELECT ${FIRST_OTHER} + n, 'Gelin' || n || '-140626-Damat' || n, 'gelin' || n || '-140626-damat' || n
FROM generate_series(1, ${OTHERS}) n ON CONFLICT DO NOTHING`;
const OTHER_MEDIA = `
INSERT INTO media (id, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, is_scanned, processing)
SELECT gen_random_uuid(), ${FIRST_OTHER} + 1 + n % ${OTHERS}, md5(n::text) || n, 'other/' || n, 'IMG_' || n || '.JPG',
  'image/jpeg', 3000000 + n, 1, decode(md5(n::text), 'hex'), CASE WHEN n % 5 = 0 THEN 'Çok mutluyuz ' || n END,
  now() - n * interval '1 second', true, 'ready'
FROM generate_series(1, ${OTHERS} * 100) n ON CONFLICT DO NOTHING`;

/** @typedef {import('./product.mjs').Product} Product */

/** Connects to the product's database. */
export async function connected(url = databaseUrl()) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/**
 * The wedding's own id and the couple's hash.
 * @param {pg.Client} client
 * @param {Product} product
 */
export async function weddingOf(client, product) {
  const { rows } = await client.query(
    'SELECT hash, weddings.id FROM weddings JOIN wedding_links ON wedding_id = weddings.id WHERE slug = $1',
    [product.weddingPath],
  );
  return { id: Number(rows[0].id), hash: Number(rows[0].hash) };
}

/**
 * Rows of other weddings, without files: a provider's tables are never empty.
 * @param {pg.Client} client
 */
export async function seedOthers(client) {
  await client.query(OTHER_WEDDINGS);
  await client.query(OTHER_MEDIA);
}

/**
 * Noise files with their rows, as uploads leave them.
 * @param {Product} product
 * @param {readonly number[]} sizes in bytes, one for each file
 * @returns their ids for the couple, places and CRC-32s, in order
 */
export async function seed(product, sizes) {
  const client = await connected();
  const wedding = await weddingOf(client, product);
  const noise = randomBytes(PIECE_BYTES);
  const files = [];
  for (const [index, bytes] of sizes.entries())
    files.push(await write(noise, bytes, index));
  await client.query(INSERT, [
    wedding.id,
    files.map(({ id }) => id),
    files.map(({ key }) => key),
    files.map(({ name }) => name),
    files.map(({ bytes }) => bytes),
    files.map(({ crc }) => crc),
    files.map(({ hash }) => hash),
    files.map(({ note }) => note),
  ]);
  await client.query('ANALYZE media');
  await client.end();
  return {
    hash: wedding.hash,
    ids: files.map(({ id }) => id),
    paths: files.map(({ path: place }) => place),
    crcs: files.map(({ crc }) => crc),
  };
}

/** @param {Buffer} noise @param {number} bytes @param {number} index */
async function write(noise, bytes, index) {
  const objectId = randomUUID();
  const key = `originals/${objectId.slice(0, 2)}/${objectId}`;
  const target = path.join(storageDir(), key);
  await mkdir(path.dirname(target), { recursive: true });
  const file = await open(target, 'w');
  // Distinct files of equal size.
  const own = randomBytes(Math.min(OWN_BYTES, bytes));
  await file.write(own);
  let crc = crc32(own);
  for (let at = own.length; at < bytes; at += noise.length) {
    const piece = noise.subarray(0, Math.min(noise.length, bytes - at));
    await file.write(piece);
    crc = crc32(piece, crc);
  }
  await file.close();
  const note = index % 5 === 0 ? `Ayşe|Çok mutluyuz ${index}` : null;
  const id = randomUUID();
  return {
    id,
    key,
    path: target,
    name: `IMG_${index}.jpg`,
    bytes,
    crc,
    hash: randomBytes(32),
    note,
  };
}
