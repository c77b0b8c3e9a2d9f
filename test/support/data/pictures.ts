import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  /** How the camera was held, as EXIF tells it. */
  orientation?: number;
  colour?: string;
  /** As EXIF writes it: `2026:06:14 21:03:00`. */
  takenAt?: string;
}

/** A real picture that a browser shows. */
export function picture(options: PictureOptions = {}): Promise<Buffer> {
  const {
    width = 1600,
    height = 1000,
    format = 'jpeg',
    orientation,
    colour = '#9e4257',
    takenAt,
  } = options;
  const image = sharp({
    create: { width, height, channels: 3, background: colour },
  });
  return image
    .withMetadata(orientation === undefined ? {} : { orientation })
    .withExifMerge({
      IFD0: { Make: 'A camera' },
      IFD2: takenAt ? { DateTimeOriginal: takenAt } : {},
      IFD3: { GPSLatitude: '41/1 0/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of one bit a pixel, whole and black: however many pixels, it is small. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const lines = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
  ]);
  const parts = [
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(lines)),
    pngPart('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function pngPart(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const part = Buffer.alloc(4 + named.length + 4);
  part.writeUInt32BE(content.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), 4 + named.length);
  return part;
}
