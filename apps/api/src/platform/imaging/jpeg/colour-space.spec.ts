import sharp from 'sharp';
import { colourSpaceOf, toSrgb } from './colour-space.js';
import type { Bitmap } from '../picture/bitmap.js';

const PIXEL = { r: 220, g: 40, b: 90 };

async function profileOf(name: string): Promise<Buffer> {
  const picture = sharp({
    create: { width: 2, height: 2, channels: 3, background: PIXEL },
  });
  const jpeg = await picture.withIccProfile(name).jpeg().toBuffer();
  return (await sharp(jpeg).metadata()).icc!;
}

it.each([
  ['srgb', 'srgb'],
  ['p3', 'display-p3'],
])('recognizes the profile %s as %s', async (name, space) => {
  expect(colourSpaceOf(await profileOf(name))).toBe(space);
});

it('recognizes no profile of printers', async () => {
  expect(colourSpaceOf(await profileOf('cmyk'))).toBeUndefined();
});

it.each([
  ['a colorant', 'rXYZ'],
  ['a curve', 'gTRC'],
])('does not recognize a profile with another value of %s', async (_, tag) => {
  const icc = Buffer.from(await profileOf('p3'));
  const entry = icc.indexOf(tag, 128, 'latin1');
  const at = icc.readUInt32BE(entry + 4);
  icc.writeInt32BE(icc.readInt32BE(at + 12) + 40_000, at + 12);
  expect(colourSpaceOf(icc)).toBeUndefined();
});

it('recognizes a profile that is cut off only with all its values', async () => {
  const icc = await profileOf('p3');
  const found = Array.from({ length: icc.length + 1 }, (_, length) =>
    colourSpaceOf(icc.subarray(0, length)),
  );
  const whole = found.indexOf('display-p3');
  expect(whole).toBeGreaterThan(200);
  expect(new Set(found.slice(0, whole))).toEqual(new Set([undefined]));
  expect(new Set(found.slice(whole))).toEqual(new Set(['display-p3']));
});

it('converts each colour of Display P3 as libvips does', async () => {
  const [width, height] = [64, 64];
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, index) => [
      index % 256,
      (index * 7) % 256,
      (index * 31) % 256,
    ]).flat(),
  );
  const raw = { width, height, channels: 3 as const };
  const tagged = await sharp(data, { raw }).png().toBuffer();
  const inP3 = await sharp(tagged)
    .withIccProfile('p3')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bitmap: Bitmap = { data: inP3.data, ...raw };
  toSrgb(bitmap, 'display-p3');
  const distances = bitmap.data.map((value, at) => Math.abs(value - data[at]!));
  expect(Math.max(...distances)).toBeLessThanOrEqual(6);
  const sum = distances.reduce((total, distance) => total + distance, 0);
  expect(sum / distances.length).toBeLessThan(1);
});

it('leaves the pixels of sRGB as they are', () => {
  const data = Buffer.from([1, 2, 3, 250, 251, 252]);
  const bitmap: Bitmap = { data, width: 2, height: 1, channels: 3 };
  toSrgb(bitmap, 'srgb');
  expect([...bitmap.data]).toEqual([1, 2, 3, 250, 251, 252]);
});
