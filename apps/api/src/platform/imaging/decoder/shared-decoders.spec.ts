import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { decoderPids } from '../../../../../../test/support/decoders.js';
import { until } from '../../../../../../test/support/until.js';
import { heic } from '../../../../../../test/support/zoo/formats/heic.js';
import {
  fromPixels,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import { ultraHdr } from '../../../../../../test/support/zoo/formats/ultra-hdr.js';
import { killPrograms } from '../process/child-watch.js';
import { confinement } from '../process/confinement.js';
import { WorkStoppedError } from '../process/program-failure.js';
import { decodePicture } from './decoded-picture.js';
import { Decoder } from './decoder.js';
import { derivePhoto } from '../photo/photo.js';

/** Idle decoders end later, after 10 s. */
const SOON_MS = 8_000;
const SIZE = { width: 1200, height: 900 };

let dir: string;
let photo: string;
let damaged: string;
let test = 0;

beforeAll(async () => {
  // Its probe looks like a decoder.
  await confinement();
  dir = await mkdtemp(path.join(tmpdir(), 'shared-decoders-'));
  [photo, damaged] = [path.join(dir, 'photo'), path.join(dir, 'damaged')];
  const jpeg = fromPixels(quarters(SIZE.width, SIZE.height)).jpeg();
  await writeFile(photo, await jpeg.toBuffer());
  await writeFile(damaged, await jpeg.toBuffer());
  await truncate(damaged, 2_000);
});

afterAll(() => rm(dir, { recursive: true }));

afterEach(async () => {
  killPrograms();
  // A killed decoder still counts as idle, so each test has its own senders.
  test++;
  await until('no decoder is left', () => decoderPids().length, 0);
});

const decodedFor = (sender: string | undefined, file = photo) =>
  decodePicture(file, {
    box: { width: 200, height: 200 },
    failOn: 'truncated',
    showsTorn: false,
    sender: sender && `${sender} of test ${test}`,
  });

async function pidAfter(sender: string): Promise<number> {
  expect(await decodedFor(sender)).toMatchObject(SIZE);
  const pids = decoderPids();
  expect(pids).toHaveLength(1);
  return pids[0]!;
}

it('share pictures of one sender', async () => {
  const first = await pidAfter('one');
  expect(await pidAfter('one')).toBe(first);
  expect(await pidAfter('one')).toBe(first);
});

it('make the HDR preview of the same photo', async () => {
  const file = path.join(dir, 'hdr');
  await writeFile(file, await ultraHdr(quarters(1200, 900)));
  const start = jest.spyOn(Decoder, 'start');
  const sender = `one of test ${test}`;
  const { previewHdr } = await derivePhoto(file, { sender });
  expect(await sharp(previewHdr).metadata()).toMatchObject(SIZE);
  expect(start).toHaveBeenCalledTimes(1);
  start.mockRestore();
});

it('are new for each sender, and end the idle one of another', async () => {
  const first = await pidAfter('one');
  await decodedFor('another');
  await until('one is left', () => decoderPids().length, 1, SOON_MS);
  expect(decoderPids()).not.toContain(first);
});

it('are new for a picture without a sender', async () => {
  await decodedFor('one');
  await decodedFor(undefined);
  await until('all have ended', () => decoderPids().length, 0, SOON_MS);
});

it('end after a damaged picture', async () => {
  const first = await pidAfter('one');
  await expect(decodedFor('one', damaged)).rejects.toMatchObject({
    fault: 'truncated',
  });
  await until('all have ended', () => decoderPids().length, 0, SOON_MS);
  expect(await pidAfter('one')).not.toBe(first);
});

it('are replaced after a crash', async () => {
  const first = await pidAfter('one');
  process.kill(first, 'SIGKILL');
  expect(await decodedFor('one')).toMatchObject(SIZE);
  expect(decoderPids()).not.toContain(first);
});

it('decode HEIC photos of 12 megapixels without more memory for each', async () => {
  const file = path.join(dir, 'heic');
  await writeFile(file, await heic(quarters(4032, 3024)));
  await decodedFor('one', file);
  const [first] = decoderPids();
  for (let count = 0; count < 8; count++) await decodedFor('one', file);
  expect(decoderPids()).toEqual([first]);
}, 60_000);

it('end when this process stops', async () => {
  const running = decodedFor('one');
  await until('a decoder runs', () => decoderPids().length, 1);
  killPrograms();
  await expect(running).rejects.toBeInstanceOf(WorkStoppedError);
});
