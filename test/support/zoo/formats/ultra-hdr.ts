import sharp, { type Sharp } from 'sharp';
import { u16 } from './boxes.js';
import { fromPixels, type Pixels } from '../patterns.js';

/**
 * An Ultra HDR JPEG (ISO 21496-1): libultrahdr, by sharp, computes the gain map
 * of the pixels. Its own EXIF gives way to that of a phone, as sharp writes
 * either EXIF or a gain map.
 */
export async function ultraHdr(
  pixels: Pixels,
  orientation = 1,
): Promise<Buffer> {
  const jpeg = await fromPixels(pixels).jpeg({ quality: 95 }).toBuffer();
  // Its types lack the method.
  const image = sharp(jpeg) as Sharp & { withGainMap: () => Sharp };
  const mapped = await image.withGainMap().jpeg({ quality: 92 }).toBuffer();
  const { exif } = await sharp(
    await sharp(jpeg)
      .withExif({ IFD0: { Make: 'A phone' } })
      .withMetadata({ orientation })
      .toBuffer(),
  ).metadata();
  return withExif(mapped, exif!);
}

function withExif(jpeg: Buffer, exif: Buffer): Buffer {
  const start = jpeg.indexOf('Exif\0\0') - 4;
  const end = start + 2 + jpeg.readUInt16BE(start + 2);
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1]),
    u16(exif.length + 2),
    exif,
  ]);
  return Buffer.concat([jpeg.subarray(0, start), segment, jpeg.subarray(end)]);
}

/** The mean of a picture's gain map, 0 to 255; undefined without one. */
export async function gainMapMean(file: Buffer): Promise<number | undefined> {
  const { gainMap } = await sharp(file).metadata();
  if (!gainMap) return undefined;
  const { channels } = await sharp(gainMap.image).stats();
  return channels[0]!.mean;
}
