import sharp from 'sharp';
import { runFfmpeg } from './ffmpeg.js';
import { heic } from './formats/heic.js';
import { jxl, jxlContainer } from './formats/jxl.js';
import { keptBytes } from './kept.js';
import { dng, mpo } from './formats/raw.js';
import { sequence } from './formats/sequences.js';
import {
  fromPixels,
  photographLike,
  quarters,
  type Pixels,
} from './patterns.js';

export type MakePicture = () => Promise<Buffer>;

const SIZE = { width: 1200, height: 900 };
const upright = () => quarters(SIZE.width, SIZE.height);
/** 12 September 2026, 17:30 in Istanbul. */
const WHEN_AND_WHERE = {
  IFD0: { Make: 'A phone' },
  IFD2: {
    DateTimeOriginal: '2026:09:12 17:30:00',
    OffsetTimeOriginal: '+03:00',
  },
  IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' },
};

/** Pixels that EXIF orientation `n` puts right: transposed, then turned. */
const STORED: Record<number, (image: Pixels) => Promise<Pixels>> = {
  1: (image) => Promise.resolve(image),
  2: (image) => changed(image, { flop: true }),
  3: (image) => changed(image, { flip: true, flop: true }),
  4: (image) => changed(image, { flip: true }),
  5: async (image) =>
    changed(await changed(image, { turn: 90 }), { flop: true }),
  6: (image) => changed(image, { turn: 270 }),
  7: async (image) =>
    changed(await changed(image, { turn: 90 }), { flip: true }),
  8: (image) => changed(image, { turn: 90 }),
};

/** All eight orientations show upright quarters. */
export async function orientedJpeg(orientation: number): Promise<Buffer> {
  const stored = await STORED[orientation]!(upright());
  return fromPixels(stored)
    .withExif(WHEN_AND_WHERE)
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Real pictures by file name; each shows upright quarters, 1200x900. */
export const PICTURES: Record<string, MakePicture> = {
  'plain.jpg': () => fromPixels(upright()).jpeg().toBuffer(),
  'progressive.jpg': () =>
    fromPixels(upright()).jpeg({ progressive: true }).toBuffer(),
  'display-p3.jpg': () =>
    fromPixels(upright()).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  'cmyk.jpg': () =>
    fromPixels(upright())
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer(),
  'screenshot.png': () =>
    fromPixels(upright()).png({ palette: true }).toBuffer(),
  '16-bit.png': () =>
    fromPixels(upright()).toColourspace('rgb16').png().toBuffer(),
  '16-bit.tiff': () =>
    fromPixels(upright())
      .toColourspace('rgb16')
      .tiff({ compression: 'lzw' })
      .toBuffer(),
  'plain.webp': () => fromPixels(upright()).webp({ quality: 95 }).toBuffer(),
  'moving.webp': async () => (await moving()).webp({ quality: 95 }).toBuffer(),
  'moving.gif': async () => (await moving()).gif().toBuffer(),
  'plain.avif': () =>
    fromPixels(upright()).avif({ quality: 80, effort: 0 }).toBuffer(),
  'moving.avif': async () => sequence('avis', await twoFrames()),
  'burst.heifs': async () => sequence('msf1', await twoFrames()),
  'burst.heics': async () => sequence('hevc', await twoFrames()),
  'plain.bmp': () => bmp(upright()),
  'plain.jxl': () => jxl(),
  'phone.jxl': async () => jxlContainer(await exifBlock(1)),
  'raw.dng': () => dng({ orientation: 6 }),
  'two-lenses.mpo': () => mpo(),
  'plain.heic': () => heic(upright()),
  '10-bit.heic': () => heic(upright(), { bits: 10 }),
  // An upright iPhone: lying tiles, turned by the container; EXIF repeats the
  // turn.
  'iphone.heic': async () =>
    heic(await STORED[6]!(await inDisplayP3()), {
      tileSize: 512,
      quarterTurns: 3,
      exif: await exifBlock(6),
      icc: await p3(),
    }),
};

/** Makers of files without a picture, or without a whole one. */
export const BROKEN_PICTURES: Record<string, MakePicture> = {
  'nearly-nothing.jpg': async () => part(await photographJpeg(), 0.1),
  'one-pixel-wide.jpg': () =>
    fromPixels({ data: Buffer.alloc(180_000), width: 1, height: 60_000 })
      .jpeg()
      .toBuffer(),
  'bomb.png': () =>
    sharp({
      create: {
        width: 20_000,
        height: 20_000,
        channels: 3,
        background: '#888',
      },
      limitInputPixels: false,
    })
      .png()
      .toBuffer(),
  'broken-grid.heic': () =>
    heic(upright(), { tileSize: 512, isTileMissing: true }),
  'torn.heic': async () => part(await heic(upright(), { tileSize: 512 }), 0.7),
  'torn.jxl': async () => part(await jxl(), 0.5),
  'bomb.heic': () =>
    heic(quarters(64, 64), { claimedSize: { width: 30_000, height: 30_000 } }),
  'text.jpg': () =>
    Promise.resolve(Buffer.from('This is no picture. '.repeat(500))),
  'drawing.jpg': () =>
    Promise.resolve(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      ),
    ),
  'empty.jpg': () => Promise.resolve(Buffer.alloc(0)),
};

/** A cut transfer: the upper part exists. */
export async function tornJpeg(): Promise<Buffer> {
  return part(await photographJpeg(), 0.6);
}

/** 48 MP as the newest iPhones make it. */
export function heicOf48Megapixels(): Promise<Buffer> {
  return keptBytes('48-megapixels.heic', () =>
    heic(quarters(8064, 6048), { tileSize: 512 }),
  );
}

/**
 * 201 MP as the largest phones make it, upright by the container: four tiles
 * of one colour each, named 768 times.
 */
export function heicOf200Megapixels(): Promise<Buffer> {
  return keptBytes('200-megapixels.heic', async () =>
    heic(await changed(quarters(1024, 1024), { turn: 270 }), {
      tileSize: 512,
      quarterTurns: 3,
      repeats: { across: 16, down: 12 },
      exif: await exifBlock(6),
    }),
  );
}

/** One coded picture of 201 MP, which exists only as its thumbnail. */
export function heicWithThumbnail(): Promise<Buffer> {
  return heic(quarters(64, 64), {
    claimedSize: { width: 16_384, height: 12_288 },
    thumbnail: quarters(512, 384),
  });
}

export function transparentPng(): Promise<Buffer> {
  const { width, height } = SIZE;
  return sharp({
    create: { width, height, channels: 4, background: '#c8282800' },
  })
    .png()
    .toBuffer();
}

async function photographJpeg(): Promise<Buffer> {
  return fromPixels(await photographLike(SIZE.width, SIZE.height))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The second frame is upside down. */
async function twoFrames(): Promise<[Pixels, Pixels]> {
  return [upright(), await changed(upright(), { flip: true })];
}

async function moving() {
  const frames = await twoFrames();
  const files = await Promise.all(
    frames.map((frame) => fromPixels(frame).png().toBuffer()),
  );
  return sharp(files, { join: { animated: true } });
}

export function bmp({ data, width, height }: Pixels): Promise<Buffer> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-i',
    'pipe:0',
  ];
  return runFfmpeg(
    [...input, '-c:v', 'bmp', '-f', 'image2pipe', 'pipe:1'],
    data,
  );
}

export async function exifBlock(orientation: number): Promise<Buffer> {
  const { exif } = await sharp(await orientedJpeg(orientation)).metadata();
  return exif!;
}

async function inDisplayP3(): Promise<Pixels> {
  const data = await sharp(await PICTURES['display-p3.jpg']!(), {
    ignoreIcc: true,
  })
    .raw()
    .toBuffer();
  return { data, ...SIZE };
}

async function p3(): Promise<Buffer> {
  const { icc } = await sharp(await PICTURES['display-p3.jpg']!()).metadata();
  return icc!;
}

function part(file: Buffer, share: number): Buffer {
  return file.subarray(0, Math.floor(file.length * share));
}

async function changed(
  image: Pixels,
  change: { turn?: number; flip?: boolean; flop?: boolean },
): Promise<Pixels> {
  const { data, info } = await fromPixels(image)
    .rotate(change.turn ?? 0)
    .flip(change.flip ?? false)
    .flop(change.flop ?? false)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
