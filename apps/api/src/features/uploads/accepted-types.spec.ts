import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ACCEPTED_IMAGE_TYPES,
  ACCEPTED_VIDEO_TYPES,
  extensionsOf,
} from '@hatira/contract';
import { fileTypeFromBuffer } from 'file-type/core';
import {
  ACCEPTED_PICTURES,
  ACCEPTED_VIDEOS,
  REFUSED_FILES,
} from '../../../../../test/support/zoo/accepted.js';
import { colourErrorOf } from '../../../../../test/support/zoo/patterns.js';
import { VIDEOS } from '../../../../../test/support/zoo/videos.js';
import { derivePhoto } from '../../platform/imaging/photo/photo.js';
import {
  probeVideo,
  videoPosters,
} from '../../platform/imaging/video/video.js';
import { mediaTypeOf } from './media-signature.js';

const HEAD_BYTES = 4_100;
const TOLERANCE = 12;
const SECONDS = 2;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'accepted-'));
});

afterAll(() => rm(dir, { recursive: true }));

const typeOf = async (file: string) =>
  mediaTypeOf((await readFile(file)).subarray(0, HEAD_BYTES));

it.each(ACCEPTED_IMAGE_TYPES)('%s is recognized and shown', async (type) => {
  const file = path.join(dir, 'photo');
  await writeFile(file, await ACCEPTED_PICTURES[type]());
  expect(await typeOf(file)).toBe(type);
  // All of them share a decoder.
  const { width, height, preview, damage } = await derivePhoto(file, {
    sender: 'accepted',
  });
  expect({ width, height, damage }).toEqual({ width: 1200, height: 900 });
  expect(await colourErrorOf(preview)).toBeLessThan(TOLERANCE);
});

it.each(ACCEPTED_VIDEO_TYPES)(
  '%s is recognized and shown, with its duration',
  async (type) => {
    const name = ACCEPTED_VIDEOS[type];
    expect(extensionsOf(type)).toContain(path.extname(name).slice(1));
    const file = path.join(dir, name);
    await VIDEOS[name]!(file);
    expect(await typeOf(file)).toBe(type);
    const facts = await probeVideo(file);
    expect(Math.abs(facts.durationSeconds - SECONDS)).toBeLessThan(0.15);
    const { poster } = await videoPosters(file, facts);
    expect(await colourErrorOf(poster)).toBeLessThan(TOLERANCE);
  },
);

it.each([
  ['old-camera.wmv', 'video/x-ms-asf'],
  ['scan.jp2', 'image/jp2'],
  ['layers.psd', 'image/vnd.adobe.photoshop'],
  ['drawing.svg', undefined],
])('%s is refused', async (name, type) => {
  const file = path.join(dir, name);
  await REFUSED_FILES[name]!(file);
  const found = await fileTypeFromBuffer(await readFile(file));
  expect(found?.mime).toBe(type);
  await expect(typeOf(file)).rejects.toMatchObject({
    code: 'unsupported_media',
    details: type && { type },
  });
});
