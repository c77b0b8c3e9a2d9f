import { createHash, type Hash } from 'node:crypto';
import { contentIdOfExif } from './content-id.js';
import { BoundedFile, TooManyReadsError } from './bounded-file.js';
import { digestHeif, exifInHeif, readHeif } from './heif.js';
import { readJpeg } from './jpeg.js';
import { clipBehindJpeg, clipInHeif, type Clip } from './motion-clip.js';
import { digestPng } from './png.js';

export interface PictureStructure {
  /**
   * SHA-256 over the coded picture without metadata: equal for copies of which
   * one lost its GPS or its clip.
   */
  pictureHash?: Buffer | undefined;
  /** The clip of a photo that moves. */
  clip?: Clip | undefined;
  /** The id of a Live Photo. */
  contentId?: string | undefined;
}

type Reader = (file: BoundedFile, digest: Hash) => Promise<PictureStructure>;

const READERS: Record<string, Reader> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/apng': png,
  'image/heic': heif,
  'image/heif': heif,
  'image/avif': heif,
};

/**
 * Reads a photo once from begin to end, without decoding. Damaged parts are
 * left out.
 * @param type MIME type by signature
 */
export async function readPictureStructure(
  path: string,
  type: string,
): Promise<PictureStructure> {
  const read = READERS[type];
  if (!read) return {};
  try {
    return await BoundedFile.use(path, (file) =>
      read(file, createHash('sha256').update(`${type} `)),
    );
  } catch (error) {
    if (error instanceof TooManyReadsError) return {};
    throw error;
  }
}

async function jpeg(
  file: BoundedFile,
  digest: Hash,
): Promise<PictureStructure> {
  const picture = await readJpeg(file, 0, digest);
  if (!picture) return {};
  return {
    pictureHash: digest.digest(),
    clip: await clipBehindJpeg(file, picture.end),
    contentId: await contentIdOfExif(picture.exif),
  };
}

async function png(file: BoundedFile, digest: Hash): Promise<PictureStructure> {
  const isWhole = await digestPng(file, digest);
  return { pictureHash: isWhole ? digest.digest() : undefined };
}

async function heif(
  file: BoundedFile,
  digest: Hash,
): Promise<PictureStructure> {
  const found = await readHeif(file);
  const isWhole = await digestHeif(file, found, digest);
  return {
    pictureHash: isWhole ? digest.digest() : undefined,
    clip: await clipInHeif(file, found.boxes),
    contentId: await contentIdOfExif(await exifInHeif(file, found)),
  };
}
