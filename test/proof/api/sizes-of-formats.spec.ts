import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { decodeBmp } from '../../../apps/api/src/platform/imaging/photo/bmp.js';
import { rawPreview } from '../../../apps/api/src/platform/imaging/raw/raw-photo.js';
import { useTools } from '../../../apps/api/src/platform/imaging/process/tools.js';
import {
  probeVideo,
  transcodeVideo,
  videoPosters,
} from '../../../apps/api/src/platform/imaging/video/video.js';
import { decodedWhole } from '../../support/zoo/decoded-whole.js';
import { runFfmpeg } from '../../support/zoo/ffmpeg.js';
import { heic } from '../../support/zoo/formats/heic.js';
import { useOriginalFolder } from '../../support/zoo/original-folder.js';
import { fromPixels, type Pixels } from '../../support/zoo/patterns.js';
import { bmp } from '../../support/zoo/pictures.js';
import { dng } from '../../support/zoo/formats/raw.js';
import {
  sampledSizes,
  sizesOutside,
  type Size,
} from '../../support/zoo/sizes.js';

const SEED = 11;
const LEAST_SIDE = 97;
/** Strips of JPEG XL have 512 rows, its groups 256 pixels on a side. */
const LEAST_JXL_SIDE = 497;
/** Larger than the thumbnail in the same file. */
const LEAST_RAW_SIDE = 197;
const LARGE_HEIC_SIDE = 1_170;
const EXACT = { mean: 0, most: 0 };
const LOSSY = { mean: 2, most: 24 };
/** Coded twice, and an odd side is scaled to an even one. */
const TWICE_LOSSY = { mean: 3, most: 48 };

const run = promisify(execFile);
const sizes = sampledSizes(LEAST_SIDE, SEED);

let ffmpeg: string;
const originals = useOriginalFolder();

beforeAll(async () => {
  const script = ['scripts/testing/fetched-ffmpeg.mjs'];
  const folder = (await run(process.execPath, script)).stdout;
  useTools({ ffmpegPath: folder });
  ffmpeg = path.join(folder, 'ffmpeg');
}, 300_000);

afterAll(() => useTools({}));

async function bySharp(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

it('shows each width and height of JPEG XL across its strips', async () => {
  const some = sampledSizes(LEAST_JXL_SIDE, SEED);
  const wrong = await sizesOutside(some, LOSSY, async (pixels) => {
    const [png, jxl] = [
      path.join(originals.dir, 'a.png'),
      path.join(originals.dir, 'a.jxl'),
    ];
    await fromPixels(pixels).png().toFile(png);
    await run(ffmpeg, [
      '-y',
      '-loglevel',
      'error',
      '-i',
      png,
      '-c:v',
      'libjxl',
      '-distance',
      '1',
      '-effort',
      '3',
      jxl,
    ]);
    return decodedWhole(await readFile(jxl));
  });
  expect(wrong).toEqual([]);
}, 600_000);

it('shows each width and height of BMP', async () => {
  const wrong = await sizesOutside(sizes, EXACT, async (pixels) => {
    const { bitmap } = await decodeBmp(
      await originals.store(await bmp(pixels)),
    );
    return bitmap;
  });
  expect(wrong).toEqual([]);
}, 300_000);

it("shows each width and height of phones' HEICs", async () => {
  const some = sampledSizes(LARGE_HEIC_SIDE, SEED);
  const wrong = await sizesOutside(some, LOSSY, async (pixels) =>
    decodedWhole(await heic(pixels, { tileSize: 512 })),
  );
  expect(wrong).toEqual([]);
}, 600_000);

it("shows each width and height of a raw photo's preview", async () => {
  const some = sampledSizes(LEAST_RAW_SIDE, SEED);
  const wrong = await sizesOutside(some, LOSSY, async (pixels) => {
    const preview = await fromPixels(pixels)
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const jpeg = await rawPreview(
      await originals.store(await dng({ preview })),
    );
    return decodedWhole(jpeg!);
  });
  expect(wrong).toEqual([]);
}, 300_000);

describe('a video of each width and height', () => {
  it('has a poster', async () => {
    const wrong = await sizesOutside(
      sizes.map(even),
      TWICE_LOSSY,
      async (pixels) => {
        const file = await originals.store(await video(pixels, H264));
        const { poster } = await videoPosters(file, await probeVideo(file));
        return bySharp(poster);
      },
    );
    expect(wrong).toEqual([]);
  }, 600_000);

  it('has a version that browsers play', async () => {
    const wrong = await sizesOutside(
      sizes.map(even),
      TWICE_LOSSY,
      async (pixels) => {
        const file = await originals.store(await video(pixels, MPEG4));
        const target = path.join(originals.dir, 'playback.mp4');
        await transcodeVideo(file, target, await probeVideo(file));
        const { poster } = await videoPosters(target, await probeVideo(target));
        return bySharp(poster);
      },
    );
    expect(wrong).toEqual([]);
  }, 600_000);
});

const H264 = ['-c:v', 'libx264', '-crf', '12', '-pix_fmt', 'yuv420p'];
const MPEG4 = ['-c:v', 'mpeg4', '-q:v', '1', '-pix_fmt', 'yuv420p'];

/** Codecs of phones have even sides. */
function even({ width, height }: Size): Size {
  return { width: width + (width % 2), height: height + (height % 2) };
}

/** One second of the same picture. */
function video(pixels: Pixels, codec: string[]): Promise<Buffer> {
  const { data, width, height } = pixels;
  return runFfmpeg(
    [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      '5',
      '-i',
      'pipe:0',
      '-vf',
      'scale=out_color_matrix=bt601',
      ...codec,
      '-f',
      'matroska',
      'pipe:1',
    ],
    Buffer.concat(Array.from({ length: 5 }, () => data)),
  );
}
