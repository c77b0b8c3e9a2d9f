import { fileTypeFromBuffer } from 'file-type';
import { ImageUnreadableError } from './image-errors.js';

/** What sharp decodes here; HEIC is known by its signature but not among them. */
const DRAWABLE = new Set<string>([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

/** Every format shows itself within so many bytes. */
export const IMAGE_HEAD_BYTES = 4_100;

/**
 * The MIME type that the first bytes of a picture show.
 * @throws ImageUnreadableError for what cannot be drawn
 */
export async function drawableTypeOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(
    head.subarray(0, IMAGE_HEAD_BYTES),
  ).catch(() => undefined);
  if (!found || !DRAWABLE.has(found.mime))
    throw new ImageUnreadableError('format');
  return found.mime;
}
