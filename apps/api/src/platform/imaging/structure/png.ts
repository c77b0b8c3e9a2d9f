import type { Hash } from 'node:crypto';
import type { BoundedFile } from './bounded-file.js';

/** Header, palette, transparency, pixels and frames of an animation. */
const PICTURE_CHUNKS = new Set('IHDR PLTE tRNS IDAT acTL fcTL fdAT'.split(' '));
const SIGNATURE_BYTES = 8;
const MAX_CHUNKS = 100_000;

/** @returns false for a torn or other file */
export async function digestPng(
  file: BoundedFile,
  digest: Hash,
): Promise<boolean> {
  let at = SIGNATURE_BYTES;
  for (let count = 0; count < MAX_CHUNKS; count++) {
    const head = (await file.chunk(at)).subarray(0, 8);
    if (head.length < 8) return false;
    const type = head.toString('latin1', 4, 8);
    const next = at + 12 + head.readUInt32BE(0);
    if (next > file.size) return false;
    if (type === 'IEND') return true;
    if (PICTURE_CHUNKS.has(type))
      await file.each(at, next - 4, (part) => digest.update(part));
    at = next;
  }
  return false;
}
