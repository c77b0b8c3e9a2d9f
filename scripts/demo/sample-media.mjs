import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ffmpegDirs, packaged } from '../embedded/ffmpeg-program.mjs';
import { findIn, findOnPath } from '../embedded/programs.mjs';
import { PlainError } from '../plain-error.mjs';
import { scenes } from './scenes.mjs';
import { randomFrom } from './shapes.mjs';

/**
 * @import { Scene } from './scenes.mjs'
 *
 * @typedef {{ scene: Scene, seed?: number }} View
 *
 * @typedef {object} PhotoLook
 * @property {number} [width]
 * @property {number} [height]
 * @property {'jpeg' | 'png' | 'webp' | 'avif'} [format]
 * @property {string} [takenAt]
 * @property {boolean} [isTurned]
 *
 * @typedef {object} VideoLook
 * @property {number} [seconds]
 * @property {number} [megabits]
 * @property {'mp4' | 'mov'} [container]
 * @property {boolean} [isPortrait]
 * @property {string} [takenAt]
 *
 * @typedef {View & PhotoLook} PhotoOptions
 * @typedef {View & VideoLook} VideoOptions
 */

const canvas = { width: 1600, height: 1200 };
const made = new Map();

/**
 * A photo as a phone would send it. The same options give the same picture, made once per process.
 * @param {PhotoOptions} options `takenAt` as `2026-06-20 18:31:07`; `isTurned`: stored on its side with an EXIF
 * rotation
 * @returns {Promise<Buffer<ArrayBuffer>>}
 */
export function samplePhoto(options) {
  return once(['photo', options], () => drawPhoto(options));
}

/**
 * A panning video with sound of constant bit rate: `seconds` x `megabits` / 8 MB.
 * @param {VideoOptions} options
 * @returns {Promise<Buffer<ArrayBuffer>>} throws PlainError without a working ffmpeg
 */
export function sampleVideo(options) {
  return once(['video', options], () => filmVideo(options));
}

/**
 * @param {unknown[]} key
 * @param {() => Promise<Buffer>} make
 */
function once(key, make) {
  const name = JSON.stringify(key);
  if (!made.has(name)) made.set(name, make());
  return made.get(name);
}

/** @param {PhotoOptions} options */
async function drawPhoto({
  width = 2000,
  height = 1500,
  format = 'jpeg',
  takenAt,
  isTurned = false,
  ...view
}) {
  const upright = await drawn(view, { width, height });
  const image = isTurned ? await lyingOnItsSide(upright) : upright;
  const exif = {
    IFD0: { Make: 'Hatira', Model: 'Sample camera' },
    ...(takenAt && {
      IFD2: { DateTimeOriginal: takenAt.replaceAll('-', ':') },
    }),
  };
  // EXIF's 6: turn clockwise by a quarter.
  const described = image
    .withExif(exif)
    .withMetadata(isTurned ? { orientation: 6 } : {});
  return described.toFormat(format, { quality: 82 }).toBuffer();
}

/**
 * A second pass: sharp turns before it cuts.
 * @param {import('sharp').Sharp} image
 */
async function lyingOnItsSide(image) {
  const { default: sharp } = await import('sharp');
  return sharp(await image.png().toBuffer()).rotate(-90);
}

/**
 * The middle of the view, in the wanted shape.
 * @param {View} view
 * @param {{ width: number, height: number }} size
 */
async function drawn({ scene, seed = 1 }, size) {
  const { default: sharp } = await import('sharp');
  const content = scenes[scene](randomFrom(seed * 2_654_435_761));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${canvas.width}" height="${canvas.height}">${content}</svg>`;
  const density =
    72 * Math.max(size.width / canvas.width, size.height / canvas.height);
  return sharp(Buffer.from(svg), { density })
    .resize({ ...size, fit: 'cover' })
    .flatten();
}

/** @param {VideoOptions} options */
async function filmVideo({
  seconds = 5,
  megabits = 2,
  container = 'mp4',
  isPortrait = false,
  takenAt,
  ...view
}) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'hatira-sample-'));
  try {
    const still = path.join(dir, 'still.png');
    await (
      await drawn(view, canvas)
    )
      .png({ compressionLevel: 1 })
      .toFile(still);
    const film = path.join(dir, `film.${container}`);
    run(
      ffmpegProgram(),
      filmArguments({ still, film, seconds, megabits, isPortrait, takenAt }),
    );
    return readFileSync(film);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * The arguments of ffmpeg that pan over a still, with sound.
 * @param {{ still: string, film: string, seconds: number, megabits: number, isPortrait: boolean, takenAt: string | undefined }} options
 */
function filmArguments({
  still,
  film,
  seconds,
  megabits,
  isPortrait,
  takenAt,
}) {
  const size = isPortrait
    ? { width: 720, height: 1280 }
    : { width: 1280, height: 720 };
  const images = ['-loop', '1', '-framerate', '30', '-i', still];
  const sound =
    'aevalsrc=0.12*sin(440*PI*t)*sin(PI*t/2)+0.1*sin(554*PI*t)*sin(PI*t/3):s=44100';
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast'];
  const date = takenAt
    ? ['-metadata', `creation_time=${worldTime(takenAt)}`]
    : [];
  return [
    '-y',
    '-loglevel',
    'error',
    ...images,
    '-f',
    'lavfi',
    '-i',
    sound,
    '-t',
    String(seconds),
    '-vf',
    panning(size, seconds),
    ...codec,
    '-pix_fmt',
    'yuv420p',
    '-g',
    '30',
    ...bitRate(megabits),
    '-c:a',
    'aac',
    '-b:a',
    '96k',
    '-movflags',
    '+faststart',
    ...date,
    film,
  ];
}

/**
 * Videos keep UTC, photos the local time.
 * @param {string} takenAt in the zone that new weddings have
 */
function worldTime(takenAt) {
  return new Date(`${takenAt.replace(' ', 'T')}+03:00`).toISOString();
}

/**
 * The still is half as large again as the frame, which moves across it.
 * @param {{ width: number, height: number }} options
 * @param {number} seconds
 */
function panning({ width, height }, seconds) {
  const scale = Math.max(
    (width * 1.5) / canvas.width,
    (height * 1.1) / canvas.height,
  );
  const [wide, high] = [canvas.width * scale, canvas.height * scale].map(
    (pixels) => Math.round(pixels / 2) * 2,
  );
  return `scale=${wide}:${high},crop=${width}:${height}:(iw-ow)*t/${seconds}:(ih-oh)*(0.5+0.1*sin(t))`;
}

/** @param {number} megabits */
function bitRate(megabits) {
  const rate = `${megabits}M`;
  const settings = [
    '-b:v',
    rate,
    '-minrate',
    rate,
    '-maxrate',
    rate,
    '-bufsize',
    rate,
  ];
  return [...settings, '-x264-params', 'nal-hrd=cbr:force-cfr=1:filler=1'];
}

/** FFMPEG_PATH (program or folder), else PATH, else the fetched one, else the npm packages'. */
function ffmpegProgram() {
  const given = process.env.FFMPEG_PATH;
  const program = given
    ? (findIn([given], ['ffmpeg']) ?? given)
    : (findOnPath('ffmpeg') ?? findIn(ffmpegDirs(), ['ffmpeg']) ?? packaged());
  if (!program)
    throw new PlainError(
      'No ffmpeg found: install it, or say where it is with FFMPEG_PATH.',
    );
  return program;
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (status !== 0)
    throw new PlainError(
      `${program} failed: ${(error?.message ?? stderr).trim().split('\n').at(-1)}`,
    );
}
