import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import {
  colourErrorOf,
  fromPixels,
  photographLike,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import {
  orientedJpeg,
  PICTURES,
  tornJpeg,
} from '../../../../../../test/support/zoo/pictures.js';
import { decodePicture } from '../decoder/decoded-picture.js';
import { derivePhoto } from '../photo/photo.js';
import { openBitmap } from '../picture/bitmap.js';
import { useTools } from '../process/tools.js';
import { decodeCommonJpeg } from './common-jpeg.js';
import { djpeg, forgetDjpeg } from './djpeg.js';

const THUMB = { width: 640, height: 1280 };
const PREVIEW = { width: 2000, height: 2000 };
/** Steps of 255. Both programs use the same library. */
const TOLERANCE = 3;

/** `npm test` has its own programs on it. */
const INSTALLED = { searchPath: process.env.PATH };

let dir: string;
let installed: string;

beforeAll(async () => {
  useTools(INSTALLED);
  installed = (await djpeg())!;
  dir = await mkdtemp(path.join(tmpdir(), 'common-jpeg-'));
  await chmod(dir, 0o755);
});

beforeEach(() => {
  useTools(INSTALLED);
  forgetDjpeg();
});

afterAll(() => rm(dir, { recursive: true }));

const made = new Map<() => Promise<Buffer>, Promise<Buffer>>();

/** Both boxes have the same pictures. */
function once(make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = made.get(make) ?? make();
  made.set(make, bytes);
  return bytes;
}

async function stored(bytes: Buffer): Promise<string> {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return file;
}

function meanDistance(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++)
    sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}

/** A program in place of djpeg; the search for it sends a sample, without arguments. */
async function useProgram(script: string): Promise<void> {
  const onSample = `[ $# -gt 0 ] || exec ${installed}`;
  const folder = await mkdtemp(path.join(dir, 'bin-'));
  await chmod(folder, 0o755);
  await writeFile(
    path.join(folder, 'djpeg'),
    `#!/bin/sh\n${onSample}\n${script}\n`,
    {
      mode: 0o755,
    },
  );
  useTools({ searchPath: folder });
}

const COMMON: [photo: string, make: () => Promise<Buffer>][] = [
  ['a photo of 4 megapixels', () => photo(2304, 1728)],
  ['an upright photo', () => photo(900, 1200)],
  ['a photo with a side of an odd length', () => photo(1001, 703)],
  ['a panorama', () => photo(4480, 700)],
  ['a photo smaller than the box', () => photo(500, 300)],
  ['a progressive photo', () => photo(1200, 900, { progressive: true })],
  ['a photo in Display P3', PICTURES['display-p3.jpg']!],
];
const TURNED = [2, 3, 4, 5, 6, 7, 8].map(
  (orientation): (typeof COMMON)[number] => [
    `a photo with EXIF orientation ${orientation}`,
    () => orientedJpeg(orientation),
  ],
);

describe.each([
  ['a thumbnail', THUMB, [...COMMON, ...TURNED]],
  ['a preview', PREVIEW, COMMON],
])('the pixels of %s', (_name, box, photos) => {
  it.each(photos)('are those of the decoder for %s', async (_photo, make) => {
    const file = await stored(await once(make));
    const quick = (await decodeCommonJpeg(file, box))!;
    const usual = (await decodePicture(file, {
      box,
      failOn: 'truncated',
      showsTorn: true,
    }))!;
    const { bitmap, ...facts } = quick;
    expect(facts).toEqual({
      width: usual.width,
      height: usual.height,
      exif: usual.exif,
      xmpTime: usual.xmpTime,
    });
    const { data, ...size } = bitmap;
    const { data: usualData, ...usualSize } = usual.bitmap;
    expect(size).toEqual(usualSize);
    expect(meanDistance(data, usualData)).toBeLessThan(TOLERANCE);
  });
});

it('leaves a preview to the decoder where many pixels would be sent to this process', async () => {
  const file = await stored(await photo(2592, 1944));
  expect(await decodeCommonJpeg(file, PREVIEW)).toBeUndefined();
  expect(await decodeCommonJpeg(file, THUMB)).toBeDefined();
});

it('shows a grey photo in grey', async () => {
  const grey = fromPixels(quarters(1200, 900)).greyscale().jpeg();
  const file = await stored(await grey.toBuffer());
  const { bitmap } = (await decodeCommonJpeg(file, THUMB))!;
  const shown = await sharp(await openBitmap(bitmap).png().toBuffer())
    .toColourspace('srgb')
    .stats();
  const expected = await sharp(file).toColourspace('srgb').stats();
  expect(shown.channels[0]!.mean).toBeCloseTo(expected.channels[0]!.mean, 0);
});

it.each([
  ['a damaged photo', tornJpeg],
  ['a photo in CMYK', PICTURES['cmyk.jpg']!],
  ['a photo in a wide colour space of cameras', wideJpeg],
  ['a PNG', PICTURES['screenshot.png']!],
  ['rubbish behind the head of a JPEG', rubbish],
  ['a JPEG that claims 65,535 lines', tallJpeg],
  ['a photo whose EXIF cannot be read', lostExif],
])('leaves %s to the decoder', async (_name, make) => {
  const file = await stored(await make());
  expect(await decodeCommonJpeg(file, THUMB)).toBeUndefined();
});

it.each([
  ['is missing', undefined],
  ['does not run', 'exit 127'],
  ['writes too much', 'exec cat /dev/zero'],
  ['writes another size', "printf 'P6\\n1 1\\n255\\nabc'"],
  ['crashes', 'kill -SEGV $$'],
  ['is killed', 'kill -KILL $$'],
])('shows the photo by the decoder if the program %s', async (_, script) => {
  if (script === undefined) useTools({ searchPath: '/nowhere' });
  else await useProgram(script);
  const file = await stored(await orientedJpeg(6));
  expect(await decodeCommonJpeg(file, THUMB)).toBeUndefined();
  const { thumb } = await derivePhoto(file);
  expect(await colourErrorOf(thumb)).toBeLessThan(12);
});

async function photo(
  width: number,
  height: number,
  options: JpegOptions = {},
): Promise<Buffer> {
  const pixels = await photographLike(width, height);
  return fromPixels(pixels).jpeg(options).toBuffer();
}

/** Adobe RGB's red has other colorants than sRGB's and Display P3's. */
async function wideJpeg(): Promise<Buffer> {
  const jpeg = await PICTURES['display-p3.jpg']!();
  const at = jpeg.indexOf('rXYZ', 0, 'latin1');
  const start = jpeg.indexOf('ICC_PROFILE\0', 0, 'latin1') + 14;
  const value = start + jpeg.readUInt32BE(at + 4) + 8;
  jpeg.writeInt32BE(Math.round(0.6097 * 65_536), value);
  return jpeg;
}

function rubbish(): Promise<Buffer> {
  const noise = Buffer.alloc(50_000, 0x5a);
  return Promise.resolve(
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise]),
  );
}

/** Its EXIF says that the first directory is behind its end. */
async function lostExif(): Promise<Buffer> {
  const jpeg = await orientedJpeg(6);
  const start = jpeg.indexOf('Exif\0\0', 0, 'latin1') + 6;
  const isLittle = jpeg.toString('latin1', start, start + 2) === 'II';
  jpeg.fill(isLittle ? 'f0ff0000' : '0000fff0', start + 4, start + 8, 'hex');
  return jpeg;
}

async function tallJpeg(): Promise<Buffer> {
  const jpeg = await photo(400, 300);
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(65_535, frame + 5);
  return jpeg;
}
