import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import pg from 'pg';

/**
 * The least that Node must do for a durable upload, without forms, types,
 * limits, events or jobs. A path names the last step: `/receive`, `/hash`,
 * `/write`, `/sync` or `/commit`. Reports its port to the parent.
 */
const STEPS = ['receive', 'hash', 'write', 'sync', 'commit'];
const dir = process.env.BARE_DIR ?? '';
const rows = new pg.Pool({ connectionString: process.env.DATABASE_URL });
await rows.query(
  'CREATE TABLE IF NOT EXISTS bare_uploads (id uuid PRIMARY KEY, crc bigint, hash bytea)',
);
for (const name of ['staging', 'stored'])
  mkdirSync(path.join(dir, name), { recursive: true });

const server = http.createServer((request, response) => {
  const last = STEPS.indexOf(request.url?.slice(1) ?? '');
  take(request, last).then(
    () => response.end('{}'),
    (error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (
    server.address()
  );
  process.send?.({ port });
});
process.once('SIGTERM', () => process.exit(0));

/**
 * @param {http.IncomingMessage} request
 * @param {number} last
 */
async function take(request, last) {
  const does = (/** @type {string} */ step) => STEPS.indexOf(step) <= last;
  const hash = createHash('sha256');
  let crc = 0;
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
    if (!does('hash')) continue;
    hash.update(chunk);
    crc = crc32(chunk, crc);
  }
  const id = randomUUID();
  if (does('write')) await store(id, chunks, does('sync'));
  if (does('commit')) {
    const text = 'INSERT INTO bare_uploads VALUES ($1, $2, $3)';
    await rows.query({ name: 'row', text, values: [id, crc, hash.digest()] });
  }
}

/**
 * @param {string} id
 * @param {Buffer[]} chunks
 * @param {boolean} isSynced
 */
async function store(id, chunks, isSynced) {
  const staged = path.join(dir, 'staging', id);
  const file = await open(staged, 'wx');
  await file.writev(chunks);
  if (isSynced) await file.sync();
  await file.close();
  await rename(staged, path.join(dir, 'stored', id));
  if (!isSynced) return;
  const folder = await open(path.join(dir, 'stored'), 'r');
  await folder.sync();
  await folder.close();
}
