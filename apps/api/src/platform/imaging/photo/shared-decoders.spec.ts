import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { decoderPids } from '../../../../../../test/support/decoders.js';
import { until } from '../../../../../../test/support/until.js';
import { heic } from '../../../../../../test/support/zoo/heic.js';
import {
  fromPixels,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import { ultraHdr } from '../../../../../../test/support/zoo/ultra-hdr.js';
import { previewHdrOf } from '../hdr/preview-hdr.js';
import { killPrograms } from '../process/child-watch.js';
import { WorkStoppedError } from '../process/program-failure.js';
import { decodePicture } from './decoded-picture.js';
import { Decoder } from './decoder.js';
import { IdleDecoders } from './idle-decoders.js';
import { derivePhoto } from './photo.js';

const LIMITS = { maxBytes: 300_000_000, timeoutMs: 60_000 };
const SIZE = { width: 1200, height: 900 };

let dir: string;
let photo: string;
let damaged: string;
let test = 0;

beforeAll(async () => {
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
  // Those of the last test are killed, but still wait for their senders.
  test++;
  await until('no decoder is left', () => decoderPids().length === 0);
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
  const sender = `one of test ${test}`;
  const { previewHdr } = await derivePhoto(file, { sender });
  expect(await sharp(previewHdr).metadata()).toMatchObject(SIZE);
  const pids = decoderPids();
  expect(pids).toHaveLength(1);
  expect(await previewHdrOf(file, sender)).toEqual(previewHdr);
  expect(decoderPids()).toEqual(pids);
});

it('are new for each sender', async () => {
  const first = await pidAfter('one');
  await decodedFor('another');
  const both = decoderPids();
  expect(both).toHaveLength(2);
  expect(both).toContain(first);
});

it('end after a picture without a sender', async () => {
  await decodedFor(undefined);
  await until('the decoder ended', () => decoderPids().length === 0);
});

it('are two at most while idle', async () => {
  for (const sender of ['one', 'two', 'three']) await decodedFor(sender);
  await until('one of three ended', () => decoderPids().length === 2);
});

it('end after a damaged picture', async () => {
  const first = await pidAfter('one');
  await expect(decodedFor('one', damaged)).rejects.toMatchObject({
    fault: 'truncated',
  });
  await until('the decoder ended', () => decoderPids().length === 0);
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
  await until('a decoder runs', () => decoderPids().length === 1);
  killPrograms();
  await expect(running).rejects.toBeInstanceOf(WorkStoppedError);
});

it('end after a while', async () => {
  const idle = new IdleDecoders(1);
  const decoder = await Decoder.start(LIMITS);
  await until('it runs', () => decoderPids().length === 1);
  idle.keep('one', decoder);
  await until('the decoder ended', () => decoderPids().length === 0);
  expect(idle.take('one')).toBeUndefined();
});

it('end after many pictures', async () => {
  const idle = new IdleDecoders(60_000, 1);
  const decoder = await Decoder.start(LIMITS);
  const order = {
    makes: 'picture',
    ...LIMITS,
    box: SIZE,
    failOn: 'error',
    maxExifBytes: 0,
  };
  const picture = { source: photo, bytes: 1_000 };
  await decoder.decode(order, picture, 10_000_000);
  idle.keep('one', decoder);
  expect(idle.take('one')).toBeUndefined();
  await until('the decoder ended', () => decoderPids().length === 0);
});
