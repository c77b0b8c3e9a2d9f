import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  colourErrorOf,
  fromPixels,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import { orientedJpeg } from '../../../../../../test/support/zoo/pictures.js';
import { derivePhoto } from './photo.js';

const TOLERANCE = 12;
const TAKEN_AT = new Date('2026-09-12T14:30:00Z');

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'orientations-'));
});

afterAll(() => rm(dir, { recursive: true }));

async function derived(bytes: Buffer) {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return derivePhoto(file);
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'EXIF orientation %i',
  (orientation) => {
    it('is applied, and EXIF is removed', async () => {
      const original = await orientedJpeg(orientation);
      expect(original.includes('A phone')).toBe(true);
      const { width, height, recordedTime, thumb, preview } =
        await derived(original);
      expect([width, height]).toEqual([1200, 900]);
      expect(await colourErrorOf(preview)).toBeLessThan(TOLERANCE);
      expect(new Date(recordedTime!)).toEqual(TAKEN_AT);
      for (const file of [thumb, preview]) {
        const {
          exif,
          icc,
          xmp,
          iptc,
          orientation: left,
        } = await sharp(file).metadata();
        expect([exif, icc, xmp, iptc, left]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
      }
    });
  },
);

it('scales a photo of 12 megapixels down in either orientation', async () => {
  const pixels = quarters(4032, 3024);
  const lying = await derived(await fromPixels(pixels).jpeg().toBuffer());
  expect(await sharp(lying.preview).metadata()).toMatchObject({
    width: 2000,
    height: 1500,
  });
  expect(await sharp(lying.thumb).metadata()).toMatchObject({
    width: 640,
    height: 480,
  });
  const upright = await derived(
    await fromPixels(pixels).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect(upright).toMatchObject({ width: 3024, height: 4032 });
  expect(await sharp(upright.preview).metadata()).toMatchObject({
    width: 1500,
    height: 2000,
  });
  expect(await sharp(upright.thumb).metadata()).toMatchObject({
    width: 640,
    height: 853,
  });
});
