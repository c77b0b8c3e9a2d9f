import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as zoo from '../../../../../test/support/zoo/formats/raw.js';
import { VIDEOS } from '../../../../../test/support/zoo/videos.js';
import { mediaTypeOf } from './media-signature.js';

const grey = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } });

/** libtiff writes the directory behind the pixels. */
const tiff = () => grey().tiff({ compression: 'none' }).toBuffer();

it.each([
  ['image/x-adobe-dng', () => zoo.dng()],
  ['image/x-canon-cr2', () => zoo.cr2()],
  ['image/x-canon-cr3', () => zoo.cr3()],
  ['image/x-fujifilm-raf', () => zoo.raf()],
  ['image/x-olympus-orf', () => zoo.orf()],
  ['image/x-panasonic-rw2', () => zoo.rw2()],
  ['image/jxl', () => Promise.resolve(Buffer.from('ff0a7f0000', 'hex'))],
  ['image/jpeg', () => zoo.mpo()],
  ['image/avif', () => grey().avif({ effort: 0 }).toBuffer()],
  ['image/webp', () => grey().webp().toBuffer()],
  ['image/tiff', tiff],
])('recognizes %s by its first bytes', async (type, make) => {
  expect(await mediaTypeOf((await make()).subarray(0, 4_100))).toBe(type);
});

it.each([
  ['video/mpeg', 'camcorder.mpg'],
  ['video/mpeg', 'camcorder.vob'],
  ['video/mpeg', 'bare.m2v'],
  ['video/mp2t', 'camcorder.mts'],
])('recognizes %s of a camcorder (%s)', async (type, name) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'signatures-'));
  const target = path.join(dir, name);
  await VIDEOS[name]!(target);
  const file = await readFile(target);
  await rm(dir, { recursive: true });
  expect(await mediaTypeOf(file.subarray(0, 4_100))).toBe(type);
});

it.each(['%PDF-1.7', '<svg/>', 'II', 'MZ'])(
  'refuses a file that begins with %s',
  async (text) => {
    await expect(mediaTypeOf(Buffer.from(text))).rejects.toMatchObject({
      code: 'unsupported_media',
    });
  },
);
