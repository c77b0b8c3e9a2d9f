import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

const HEADER_BYTES = { woff: 44, sfnt: 12 };
const ENTRY_BYTES = { woff: 20, sfnt: 16 };

/** Opens a packaged font. Its reader loads with the first one, not with the server. */
export function openFont(
  family: string,
  name: string,
): { bytes: Buffer; font: Font } {
  const { create } = require('fontkit') as typeof import('fontkit');
  const bytes = readFont(family, name);
  return { bytes, font: create(bytes) as Font };
}

/**
 * Reads a packaged WOFF font as TrueType. The font reader's own decompression
 * fails on some files, and WOFF2 transforms the table that subsets are cut
 * from.
 */
function readFont(family: string, name: string): Buffer {
  const file = require.resolve(`@fontsource/${family}/files/${name}.woff`);
  return sfntOf(readFileSync(file));
}

/** https://www.w3.org/TR/WOFF/ */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER_BYTES.sfnt + count * ENTRY_BYTES.sfnt);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES.woff + index * ENTRY_BYTES.woff;
    const [from, stored, length] = [4, 8, 12].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number];
    const bytes = woff.subarray(from, from + stored);
    const table = stored < length ? inflateSync(bytes) : bytes;
    const target = HEADER_BYTES.sfnt + index * ENTRY_BYTES.sfnt;
    woff.copy(head, target, entry, entry + 4);
    woff.copy(head, target + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, target + 8);
    head.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
