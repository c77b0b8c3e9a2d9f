import type { Hash } from 'node:crypto';
import { boxesFrom, type Box } from './boxes.js';
import type { BoundedFile } from './bounded-file.js';
import { heifItems, type HeifItem } from './heif-items.js';

export interface Heif {
  boxes: Box[];
  /** Empty where they cannot be read. */
  items: HeifItem[];
}

const MAX_BOXES = 1_000;
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri ', '']);
const MAX_EXIF_BYTES = 1_000_000;

export async function readHeif(file: BoundedFile): Promise<Heif> {
  const boxes = await boxesFrom(file, 0, {
    limit: file.size,
    maxCount: MAX_BOXES,
  });
  const meta = boxes.find(({ type }) => type === 'meta');
  const items = meta && (await heifItems(file, meta));
  return { boxes, items: items ?? [] };
}

/**
 * Adds the coded pictures, without EXIF and XMP.
 * @returns false for a torn or other file
 */
export async function digestHeif(
  file: BoundedFile,
  { items }: Heif,
  digest: Hash,
): Promise<boolean> {
  const pictures = items.filter(({ type }) => !METADATA_ITEMS.has(type));
  let bytes = 0;
  for (const { id, type, extents } of pictures) {
    digest.update(`${type} ${id} `);
    for (const { start, end } of extents) {
      bytes += end - start;
      // Extents that overlap are forged.
      if (end > file.size || bytes > file.size) return false;
      await file.each(start, end, (part) => digest.update(part));
    }
  }
  return bytes > 0;
}

/** The EXIF, with the header as in a JPEG or without. */
export async function exifInHeif(
  file: BoundedFile,
  { items }: Heif,
): Promise<Buffer | undefined> {
  const extent = items.find(({ type }) => type === 'Exif')?.extents[0];
  if (!extent || extent.end - extent.start > MAX_EXIF_BYTES) return undefined;
  const bytes = await file.bytes(extent.start, extent.end - extent.start);
  // The first four bytes are the distance to the TIFF header.
  return bytes.length > 8
    ? bytes.subarray(4 + bytes.readUInt32BE(0))
    : undefined;
}
