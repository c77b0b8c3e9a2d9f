import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { jpegForPrint } from '../../platform/imaging/picture/bitmap.js';
import { renditionKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../platform/storage/storage-errors.js';
import type { NotePicture } from './guest-notes.repository.js';
import { COLUMN } from './layout/book-style.js';
import { PICTURE_GAP, type PrintedPicture } from './layout/entry.js';

const MAX_HEIGHT_MM = 54;
/** Wider and taller pictures are cut. */
const SHAPES = { tallest: 0.6, widest: 1.9, unknown: 4 / 3 };
const PIXELS_PER_MM = 300 / 25.4;

/** Reads renditions for print, one at a time. */
@Injectable()
export class GuestPicturesService {
  constructor(private readonly store: ObjectStore) {}

  /**
   * Prints the pictures in one row of equal height; missing files are left out.
   */
  async row(pictures: NotePicture[]): Promise<PrintedPicture[]> {
    const found: { picture: NotePicture; bytes: Buffer }[] = [];
    for (const picture of pictures) {
      const bytes = await this.rendition(picture);
      if (bytes) found.push({ picture, bytes });
    }
    const shapes = found.map(({ picture }) => shapeOf(picture));
    const room = COLUMN.width - (found.length - 1) * PICTURE_GAP;
    const sum = shapes.reduce((total, shape) => total + shape, 0);
    const height = Math.min(MAX_HEIGHT_MM, room / sum);
    const row: PrintedPicture[] = [];
    for (const [index, { picture, bytes }] of found.entries()) {
      const width = height * (shapes[index] ?? SHAPES.unknown);
      const jpeg = await jpegForPrint(bytes, {
        width: Math.round(width * PIXELS_PER_MM),
        height: Math.round(height * PIXELS_PER_MM),
      });
      row.push({ jpeg, isVideo: picture.isVideo, width, height });
    }
    return row;
  }

  /** Undefined for a file that was deleted since the notes were read. */
  private async rendition({
    objectKey,
    rendition,
  }: NotePicture): Promise<Buffer | undefined> {
    try {
      return await buffer(
        await this.store.read(renditionKey(objectKey, rendition)),
      );
    } catch (error) {
      if (error instanceof ObjectMissingError) return undefined;
      throw error;
    }
  }
}

function shapeOf({ width, height }: NotePicture): number {
  const shape = width && height ? width / height : SHAPES.unknown;
  return Math.min(SHAPES.widest, Math.max(SHAPES.tallest, shape));
}
