import { fileTypeFromBuffer } from 'file-type';
import { ImageUnreadableError } from './image-errors.js';

/** sharp does not decode HEIC here. */
const DRAWABLE = new Set<string>([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

/** Enough for every format's signature. */
export const IMAGE_HEAD_BYTES = 4_100;

/**
 * By signature.
 * @throws ImageUnreadableError `svg` or `format` for an unsupported format
 */
export async function drawableTypeOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(
    head.subarray(0, IMAGE_HEAD_BYTES),
  ).catch(() => undefined);
  if (!found || !DRAWABLE.has(found.mime))
    throw new ImageUnreadableError(isSvg(head) ? 'svg' : 'format');
  return found.mime;
}

/** Comments and declarations may stand before the drawing. */
function isSvg(head: Buffer): boolean {
  const text = head.subarray(0, IMAGE_HEAD_BYTES).toString();
  return /^\s*</.test(text) && /<svg[\s>/]/i.test(text);
}
