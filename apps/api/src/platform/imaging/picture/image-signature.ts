import { fileTypeFromBuffer } from 'file-type';
import { ImageUnreadableError } from './image-errors.js';

/** Stills that the decoder reads. */
const DRAWABLE = new Set<string>([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/tiff',
]);

/** Enough for every format's signature. */
export const IMAGE_HEAD_BYTES = 4_100;

/**
 * Returns the type by signature.
 * @throws ImageUnreadableError `svg`, `kind` or `format` for an unsupported format
 */
export async function drawableTypeOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(
    head.subarray(0, IMAGE_HEAD_BYTES),
  ).catch(() => undefined);
  if (!found || !DRAWABLE.has(found.mime))
    throw new ImageUnreadableError(faultOf(head, found?.mime));
  return found.mime;
}

function faultOf(head: Buffer, mimeType = ''): 'svg' | 'kind' | 'format' {
  if (isSvg(head)) return 'svg';
  return mimeType.startsWith('image/') ? 'kind' : 'format';
}

/** Comments and declarations may stand before the drawing. */
function isSvg(head: Buffer): boolean {
  const text = head.subarray(0, IMAGE_HEAD_BYTES).toString();
  return /^\s*</.test(text) && /<svg[\s>/]/i.test(text);
}
