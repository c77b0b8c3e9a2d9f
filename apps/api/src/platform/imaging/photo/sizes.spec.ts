import sharp from 'sharp';
import { decodedWhole } from '../../../../../../test/support/zoo/decoded-whole.js';
import { heic } from '../../../../../../test/support/zoo/formats/heic.js';
import { decodedByFfmpeg } from '../../../../../../test/support/zoo/formats/hevc.js';
import { jxlSizes } from '../../../../../../test/support/zoo/formats/jxl.js';
import { keptBytes } from '../../../../../../test/support/zoo/kept.js';
import {
  fromPixels,
  turned,
} from '../../../../../../test/support/zoo/patterns.js';
import { useOriginalFolder } from '../../../../../../test/support/zoo/original-folder.js';
import { bmp } from '../../../../../../test/support/zoo/pictures.js';
import {
  distanceOf,
  sampledSizes,
  sizesOutside,
  waves,
  type Distance,
  type Size,
} from '../../../../../../test/support/zoo/sizes.js';
import { previewOf } from '../video/stills.js';
import { decodeBmp } from './bmp.js';
import type { Bitmap } from '../picture/bitmap.js';
import { toAvif, toJpegWithin } from './image.js';

const SEED = 7;
const LEAST_SIDE = 97;
const LEAST_JXL_SIDE = 33;
/** Lossy coding stays within it; a column at a wrong place is 5 away. */
const LOSSY: Distance = { mean: 2, most: 24 };

const sizes = sampledSizes(LEAST_SIDE, SEED);
/** `test/proof/api/sizes-of-heic.spec.ts` and `sizes-of-formats.spec.ts` show the others. */
const sample = sizes.filter((_, index) => index % 4 === SEED % 4);

const originals = useOriginalFolder();

async function decodedAsBmp(file: Buffer): Promise<Bitmap> {
  return (await decodeBmp(await originals.store(file))).bitmap;
}

async function decodedBySharp(file: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(file)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels: channels === 4 ? 4 : 3 };
}

const kept = (
  name: string,
  make: () => Promise<Buffer>,
  { width, height }: Size,
) => keptBytes(`${width}x${height}-${name}`, make);

describe('each of 32 consecutive widths and heights is shown pixel by pixel', () => {
  it.each([
    ['one picture', {}, sizes],
    ['tiles', { tileSize: 64 }, sizes],
    ['10 bits, a sample', { bits: 10 as const }, sample],
  ])('as HEIC of %s', async (name, options, some) => {
    const wrong = await sizesOutside(some, LOSSY, async (pixels, size) =>
      decodedWhole(
        await kept(`${name}.heic`, () => heic(pixels, options), size),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('as HEIC that the container turns, a sample', async () => {
    const wrong = await sizesOutside(sample, LOSSY, async (pixels, size) => {
      const make = async () => heic(await turned(pixels), { quarterTurns: 3 });
      return decodedWhole(await kept('turned.heic', make, size));
    });
    expect(wrong).toEqual([]);
  });

  it('as HEIC, like ffmpeg shows it', async () => {
    const coded = sizes.filter(
      ({ width, height }) => width % 2 === 0 && height % 2 === 0,
    );
    expect(coded.length).toBeGreaterThan(4);
    const wrong: string[] = [];
    for (const size of coded) {
      const make = () => heic(waves(size.width, size.height));
      const file = await kept('one picture.heic', make, size);
      const { mean, most } = distanceOf(
        await decodedWhole(file),
        await decodedByFfmpeg(file, size),
      );
      if (!(mean <= 1 && most <= 8))
        wrong.push(`${size.width}x${size.height}: ${mean}, at most ${most}`);
    }
    expect(wrong).toEqual([]);
  });

  it('as AVIF', async () => {
    const wrong = await sizesOutside(sizes, LOSSY, async (pixels) =>
      decodedWhole(
        await fromPixels(pixels).avif({ quality: 90, effort: 0 }).toBuffer(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('as JPEG XL', async () => {
    const files = jxlSizes();
    const some = sampledSizes(LEAST_JXL_SIDE, SEED);
    const wrong = await sizesOutside(
      some,
      LOSSY,
      async (_, { width, height }) =>
        decodedWhole(files.get(`${width}x${height}`)!),
    );
    expect(wrong).toEqual([]);
  });

  it('as BMP, a sample', async () => {
    const exact = { mean: 0, most: 0 };
    const wrong = await sizesOutside(sample, exact, async (pixels) =>
      decodedAsBmp(await bmp(pixels)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('each of 32 consecutive widths and heights is encoded pixel by pixel', () => {
  it.each([
    ['WebP', previewOf],
    ['AVIF', toAvif],
    ['JPEG', (bitmap: Bitmap) => toJpegWithin(bitmap, 1_000_000)],
  ])('as %s', async (_, encode) => {
    const wrong = await sizesOutside(sizes, LOSSY, async (pixels) =>
      decodedBySharp(await encode({ ...pixels, channels: 3 })),
    );
    expect(wrong).toEqual([]);
  });
});

it('a column at a wrong place is out of bounds', () => {
  const { data, ...size } = waves(LEAST_SIDE, LEAST_SIDE);
  const moved = Buffer.concat([data.subarray(3), data.subarray(0, 3)]);
  const { mean } = distanceOf({ ...size, data: moved }, { ...size, data });
  expect(mean).toBeGreaterThan(2 * LOSSY.mean);
});
