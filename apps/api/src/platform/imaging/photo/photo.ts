import { decodeBmp } from './bmp.js';
import { decodePicture, type DecodedPicture } from './decoded-picture.js';
import { PREVIEW_BOX, stillsOf, type Stills } from '../video/stills.js';
import { takenAtFromExif } from './taken-at.js';

export interface PhotoDerivatives extends Stills {
  /** In pixels, upright. */
  width: number;
  height: number;
  takenAt?: Date | undefined;
  /** `truncated`: the lower part is grey. */
  damage?: string | undefined;
}

/**
 * Makes all renditions of the original at `path`: upright, sRGB, no metadata,
 * first frame.
 * @throws MediaUnreadableError
 */
export async function derivePhoto(path: string): Promise<PhotoDerivatives> {
  const { exif, bitmap, ...facts } = await decode(path);
  return {
    ...facts,
    ...(await stillsOf(bitmap)),
    takenAt: await takenAtFromExif(exif),
  };
}

async function decode(path: string): Promise<DecodedPicture> {
  const picture = await decodePicture(path, {
    box: PREVIEW_BOX,
    failOn: 'truncated',
    showsTorn: true,
  });
  return picture ?? decodeBmp(path);
}
