import type { Bitmap } from '../../../apps/api/src/platform/imaging/picture/bitmap.js';
import { decodePicture } from '../../../apps/api/src/platform/imaging/decoder/decoded-picture.js';

/** No picture of the specs of sizes is scaled to fit it. */
export const WHOLE_BOX = { width: 2000, height: 2000 };

/**
 * Decodes a picture of at most WHOLE_BOX; all of them share a decoder.
 * @throws Error for an unknown format, and for pixels of another size than the picture's
 */
export async function decodedWhole(file: Buffer): Promise<Bitmap> {
  const picture = await decodePicture(file, {
    box: WHOLE_BOX,
    failOn: 'truncated',
    showsTorn: false,
    sender: 'sizes',
  });
  if (!picture) throw new Error('The format is unknown.');
  const { width, height, bitmap } = picture;
  if (bitmap.width !== width || bitmap.height !== height)
    throw new Error(
      `${width}x${height} has pixels of ${bitmap.width}x${bitmap.height}.`,
    );
  return bitmap;
}
