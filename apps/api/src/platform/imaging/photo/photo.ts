import { decodeCommonJpeg } from '../jpeg/common-jpeg.js';
import { Mutex } from '../../timing/mutex.js';
import { decodeBmp } from './bmp.js';
import { decodeFirstFrame } from './first-frame.js';
import { decodePicture } from '../decoder/decoded-picture.js';
import {
  PictureRefusedError,
  type DecodedPicture,
} from '../decoder/picture-answer.js';
import { previewHdrOf } from '../hdr/preview-hdr.js';
import { rawPreview } from '../raw/raw-photo.js';
import { exifOfTiff } from '../raw/tiff-exif.js';
import { exifWithoutDecoding } from '../structure/picture-exif.js';
import { withSamsungOffset } from '../structure/samsung-time.js';
import { isPictureSequence } from '../structure/sequence.js';
import {
  PREVIEW_BOX,
  previewOf,
  smallStillsOf,
  stillsOf,
  THUMB_BOX,
  type Stills,
} from '../video/stills.js';
import {
  deviceFactsIn,
  hasOffset,
  type DeviceFacts,
} from '../picture/recorded-time.js';

/** A JPEG is decoded smaller at a third of the cost; other formats whole. */
export const CHEAPLY_SMALL = 'image/jpeg';

export interface PhotoFacts extends DeviceFacts {
  /** The width in pixels, upright. */
  width: number;
  height: number;
  /** Only a sequence of pictures has it. */
  durationSeconds?: number;
  /** A JPEG with the photo's gain map, if it has one. */
  previewHdr?: Buffer | undefined;
  /** `truncated`: the lower part is grey. */
  damage?: string | undefined;
}

export interface PhotoDerivatives extends PhotoFacts, Stills {
  /** A JPEG with the photo's gain map, if it has one. */
  previewHdr: Buffer | undefined;
}

export interface PhotoOptions {
  /** True: a large picture throws instead of waiting for its turn. */
  isLargeRefused?: boolean;
  /** Its photos may share a decoder. */
  sender?: string | undefined;
  /** Decodes one photo after the other, so that these share one decoder. */
  decoding?: Mutex;
}

/** True if a thumbnail alone costs much less than both renditions. */
export function isCheaplySmall(fileType: string): boolean {
  return fileType === CHEAPLY_SMALL;
}

/**
 * Makes all renditions of the original at `path`: upright, sRGB, no metadata,
 * first frame.
 * @throws MediaUnreadableError, NeedsMuchMemoryError
 */
export async function derivePhoto(
  path: string,
  options: PhotoOptions = {},
): Promise<PhotoDerivatives> {
  const { bitmap, ...facts } = await decode(path, PREVIEW_BOX, options);
  return {
    ...(await factsOf(path, facts)),
    ...(await stillsOf(bitmap)),
    previewHdr: await hdrOf(path, facts.damage, options),
  };
}

/**
 * Makes the thumbnail alone, for a photo that others wait for.
 * @throws MediaUnreadableError, NeedsMuchMemoryError
 */
export async function derivePhotoThumb(
  path: string,
  options: PhotoOptions = {},
): Promise<Omit<PhotoDerivatives, 'preview' | 'previewHdr'>> {
  const { decoding = new Mutex() } = options;
  const { bitmap, ...facts } = await decoding.run(() =>
    decode(path, THUMB_BOX, options),
  );
  return {
    ...(await factsOf(path, facts)),
    ...(await smallStillsOf(bitmap, 'urgent')),
  };
}

/**
 * Makes the preview alone.
 * @throws MediaUnreadableError, NeedsMuchMemoryError
 */
export async function derivePhotoPreview(
  path: string,
  options: PhotoOptions = {},
): Promise<Pick<PhotoDerivatives, 'preview' | 'previewHdr' | 'damage'>> {
  const { bitmap, damage } = await decode(path, PREVIEW_BOX, options);
  const previewHdr = await hdrOf(path, damage, options);
  return { preview: await previewOf(bitmap), previewHdr, damage };
}

/**
 * Reads facts of files whose renditions exist already.
 * @param type MIME type by signature
 * @throws MediaUnreadableError
 */
export async function photoDeviceFacts(
  path: string,
  type: string,
): Promise<DeviceFacts> {
  const exif = await exifWithoutDecoding(path, type);
  if (exif) return factsIn(path, { exif });
  const picture = await decodePicture((await rawPreview(path)) ?? path, {
    box: { width: 16, height: 16 },
    failOn: 'error',
    showsTorn: true,
  });
  return factsIn(path, picture ?? {});
}

async function hdrOf(
  path: string,
  damage: string | undefined,
  { sender }: PhotoOptions,
): Promise<Buffer | undefined> {
  return damage ? undefined : previewHdrOf(path, sender);
}

async function factsOf(
  path: string,
  { exif, xmpTime, ...facts }: Omit<DecodedPicture, 'bitmap'>,
): Promise<PhotoFacts> {
  return { ...facts, ...(await factsIn(path, { exif, xmpTime })) };
}

async function factsIn(
  path: string,
  { exif, xmpTime }: Pick<DecodedPicture, 'exif' | 'xmpTime'>,
): Promise<DeviceFacts> {
  const facts = await deviceFactsIn(exif ?? (await exifOfTiff(path)), xmpTime);
  const { recordedTime } = facts;
  return recordedTime === undefined || hasOffset(recordedTime)
    ? facts
    : { ...facts, recordedTime: await withSamsungOffset(path, recordedTime) };
}

async function decode(
  path: string,
  box: { width: number; height: number },
  { isLargeRefused, sender }: PhotoOptions,
): Promise<DecodedPicture> {
  // A decoder that the photos of a guest share takes as long, without a start for each.
  const common =
    sender === undefined ? await decodeCommonJpeg(path, box) : undefined;
  if (common) return common;
  try {
    const picture = await decodePicture((await rawPreview(path)) ?? path, {
      box,
      failOn: 'truncated',
      showsTorn: true,
      isLargeRefused,
      sender,
    });
    if (picture) return picture;
  } catch (error) {
    if (await isStillMissing(path, error))
      return decodeFirstFrame(path, { isLargeRefused });
    throw error;
  }
  return (await isPictureSequence(path))
    ? decodeFirstFrame(path, { isLargeRefused })
    : decodeBmp(path);
}

/** A sequence may have no picture of its own beside its track. */
async function isStillMissing(path: string, error: unknown): Promise<boolean> {
  return (
    error instanceof PictureRefusedError &&
    error.fault === 'damaged' &&
    isPictureSequence(path)
  );
}
