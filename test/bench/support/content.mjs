import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

export const KIB = 1024;
export const MIB = 1024 ** 2;
/** The product takes larger files in slices of this size. */
export const SLICE_BYTES = 5 * MIB;
const NOISE = randomBytes(SLICE_BYTES);
const HEADS = {
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  mp4: Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
  ]),
};

/** A file of noise like no other, which the product takes for its type. */
export class Content {
  /** @param {number} bytes @param {keyof typeof HEADS} type */
  constructor(bytes, type) {
    this.bytes = bytes;
    this.type = type;
    this.head = Buffer.concat([HEADS[type], randomBytes(32)]);
  }

  /**
   * Returns the slice that starts at a multiple of `SLICE_BYTES`.
   * @param {number} start
   */
  slice(start) {
    const length = Math.min(SLICE_BYTES, this.bytes - start);
    return start === 0
      ? [this.head, NOISE.subarray(this.head.length, length)]
      : [NOISE.subarray(0, length)];
  }

  starts() {
    const count = Math.ceil(this.bytes / SLICE_BYTES);
    return Array.from({ length: count }, (_, index) => index * SLICE_BYTES);
  }

  sha256() {
    return sha256(this.starts().flatMap((start) => this.slice(start)));
  }

  sliceSha256s() {
    return this.starts().map((start) => sha256(this.slice(start)));
  }
}

/**
 * Requires that the files below a folder have exactly these SHA-256s, then
 * empties them to free the disk; files that are empty already do not count.
 * @param {string} dir
 * @param {readonly string[]} expected
 */
export async function requireStored(dir, expected) {
  const missing = [...expected];
  for (const file of await filesIn(dir)) {
    const { size } = await stat(file);
    if (size === 0) continue;
    const index = missing.indexOf(await sha256OfFile(file));
    if (index < 0) throw new Error(`${file}, ${size} bytes, was not sent`);
    missing.splice(index, 1);
    await truncate(file);
  }
  if (missing.length > 0)
    throw new Error(`${dir} lacks ${missing.length} files that were sent`);
}

/** @param {string} dir */
export async function emptyFiles(dir) {
  for (const file of await filesIn(dir)) await truncate(file);
}

/** @param {string} dir */
async function filesIn(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** @param {string} file */
export async function sha256OfFile(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: MIB }), hash);
  return hash.digest('hex');
}

/** @param {readonly Buffer[]} parts */
function sha256(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
