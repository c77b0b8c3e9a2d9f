import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  ACCEPTED_IMAGE_TYPES,
  ACCEPTED_VIDEO_TYPES,
  extensionsOf,
} from '@hatira/contract';
import { originalKey } from '../../../apps/api/src/platform/storage/keys.js';
import type { TestWedding } from '../requests/guest.js';
import type { TestApp } from '../servers/test-app.js';

/** A file as if a guest had sent it: its bytes, or how many there are, and all of them zero. */
export interface SeedFile {
  name: string;
  content: Buffer | { zeroBytes: number };
  note?: string;
  createdAt?: Date;
  takenAt?: Date;
}

const ROWS_AT_A_TIME = 1_000;

const INSERT = `
INSERT INTO media (id, edit_key, wedding_id, public_key, object_key, file_name, file_type, file_size, crc32, content_hash, note,
  created_at, taken_at, processing)
SELECT gen_random_uuid(), id, (SELECT wedding_id FROM wedding_links WHERE hash = $1), encode(sha256(id::text::bytea), 'hex'), object_key, file_name, file_type, file_size, crc, hash, note,
  created_at, taken_at, 'ready'
FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bytea[], $8::text[],
  $9::timestamptz[], $10::timestamptz[], $11::text[])
  AS files (id, object_key, file_name, file_size, crc, hash, note, created_at, taken_at, file_type)`;
const TYPES = [...ACCEPTED_IMAGE_TYPES, ...ACCEPTED_VIDEO_TYPES];

/**
 * Thousands of files, or gigabytes, in seconds: rows and objects as an upload leaves them, past the upload.
 * @returns their ids for the couple, in order
 */
export async function seedMedia(
  app: TestApp,
  { hash }: TestWedding,
  files: SeedFile[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < files.length; at += ROWS_AT_A_TIME) {
    const batch = files.slice(at, at + ROWS_AT_A_TIME);
    const rows = await Promise.all(
      batch.map((file, index) => seedOne(app, file, at + index)),
    );
    const column = (index: number) => rows.map((row) => row[index]);
    await app.database.query(INSERT, [
      hash,
      ...rows[0]!.map((_, index) => column(index)),
    ]);
    ids.push(...rows.map(([id]) => id as string));
  }
  return ids;
}

async function seedOne(
  app: TestApp,
  file: SeedFile,
  index: number,
): Promise<unknown[]> {
  const id = randomUUID();
  const key = originalKey(randomUUID());
  const path = join(app.dataDir, 'storage', key);
  await mkdir(dirname(path), { recursive: true });
  const { content } = file;
  const isSparse = !Buffer.isBuffer(content);
  if (isSparse) await writeHole(path, content.zeroBytes);
  else await writeFile(path, content);
  const contentHash = isSparse
    ? randomBytes(32)
    : createHash('sha256').update(content).update(String(index)).digest();
  return [
    ...[id, key, file.name, isSparse ? content.zeroBytes : content.length],
    ...[
      isSparse ? crcOfZeros(content.zeroBytes) : crc32(content),
      contentHash,
      file.note ?? null,
    ],
    ...[
      file.createdAt ?? new Date(Date.UTC(2026, 5, 14, 18) + index * 1_000),
      file.takenAt ?? null,
    ],
    typeOf(file.name),
  ];
}

/** Bytes of the kind in the name; a JPEG where the name has no kind. */
function typeOf(name: string): string {
  const extension = name.split('.').at(-1)?.toLowerCase();
  return (
    TYPES.find((type) => extensionsOf(type)[0] === extension) ?? 'image/jpeg'
  );
}

async function writeHole(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w');
  await file.truncate(bytes);
  await file.close();
}

function crcOfZeros(bytes: number): number {
  const piece = Buffer.alloc(64 * 1024 ** 2);
  let crc = 0;
  for (let left = bytes; left > 0; left -= piece.length)
    crc = crc32(piece.subarray(0, left), crc);
  return crc;
}
