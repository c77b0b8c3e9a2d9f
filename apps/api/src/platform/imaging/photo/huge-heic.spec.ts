import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { heic } from '../../../../../../test/support/zoo/formats/heic.js';
import {
  colourErrorOf,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import {
  exifBlock,
  heicOf200Megapixels,
  heicWithThumbnail,
} from '../../../../../../test/support/zoo/pictures.js';
import { derivePhoto, photoDeviceFacts } from './photo.js';

const TOLERANCE = 12;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'huge-heic-'));
});

afterAll(() => rm(dir, { recursive: true }));

async function derived(bytes: Buffer) {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return derivePhoto(file);
}

it('shows a HEIC of 201 megapixels by its tiles, upright', async () => {
  const { width, height, preview, thumb, recordedTime } = await derived(
    await heicOf200Megapixels(),
  );
  expect([width, height]).toEqual([12_288, 16_384]);
  expect(await sharp(preview).metadata()).toMatchObject({
    width: 1500,
    height: 2000,
  });
  expect(await colourErrorOf(preview)).toBeLessThan(TOLERANCE);
  expect(await colourErrorOf(thumb)).toBeLessThan(TOLERANCE);
  expect(new Date(recordedTime!)).toEqual(new Date('2026-09-12T14:30:00Z'));
}, 60_000);

it('shows a HEIC of one huge picture by its thumbnail', async () => {
  const { width, height, preview } = await derived(await heicWithThumbnail());
  expect([width, height]).toEqual([16_384, 12_288]);
  expect(await sharp(preview).metadata()).toMatchObject({
    width: 512,
    height: 384,
  });
  expect(await colourErrorOf(preview)).toBeLessThan(TOLERANCE);
});

it('reads the camera of a huge HEIC that it refuses', async () => {
  const huge = heic(quarters(64, 64), {
    claimedSize: { width: 16_384, height: 12_288 },
    exif: await exifBlock(1),
  });
  await expect(derived(await huge)).rejects.toMatchObject({
    reason: 'too large: 16384x12288',
  });
  const file = path.join(dir, 'original');
  expect((await photoDeviceFacts(file, 'image/heic')).camera).toBe('A phone');
});
