import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  cornersOf,
  fromPixels,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import {
  gainMapMean,
  ultraHdr,
} from '../../../../../../test/support/zoo/formats/ultra-hdr.js';
import { derivePhoto } from '../photo/photo.js';
import { previewHdrOf } from './preview-hdr.js';

const TOLERANCE = 12;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hdr-'));
});

afterAll(() => rm(dir, { recursive: true }));

async function stored(bytes: Buffer): Promise<string> {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return file;
}

describe.each([
  ['lying', 1, 0],
  ['turned', 6, 270],
])('a photo with a gain map, %s', (_, orientation, turn) => {
  it('keeps it in a smaller, upright JPEG without other metadata', async () => {
    const { data, info } = await fromPixels(quarters(2400, 1800))
      .rotate(turn)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const original = await ultraHdr({ ...info, data }, orientation);
    const file = await stored(original);
    const hdr = (await previewHdrOf(file))!;
    expect(await sharp(hdr).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2000,
      height: 1500,
      orientation: 1,
    });
    expect(original.includes('A phone')).toBe(true);
    expect(hdr.includes('A phone')).toBe(false);
    const before = (await gainMapMean(original))!;
    const after = (await gainMapMean(hdr))!;
    expect(Math.abs(after - before) / before).toBeLessThan(0.02);
    const { preview } = await derivePhoto(file);
    const [shown, wanted] = [await cornersOf(hdr), await cornersOf(preview)];
    for (const corner of ['topLeft', 'bottomRight'] as const)
      shown[corner].forEach((value, channel) =>
        expect(Math.abs(value - wanted[corner][channel]!)).toBeLessThan(
          TOLERANCE,
        ),
      );
  });
});

it('is made of a turned photo every time', async () => {
  const file = await stored(await ultraHdr(quarters(1200, 900), 6));
  for (let time = 0; time < 6; time++)
    expect(await previewHdrOf(file)).toBeDefined();
});

it('is of a photo whose SDR renditions do not change', async () => {
  const mapped = await ultraHdr(quarters(1200, 900));
  const plain = withoutMark(mapped);
  const [one, other] = [
    await derivePhoto(await stored(mapped)),
    await derivePhoto(await stored(plain)),
  ];
  expect([one.previewHdr, other.previewHdr]).toEqual([
    expect.any(Buffer),
    undefined,
  ]);
  expect(one.preview.equals(other.preview)).toBe(true);
  expect(one.thumb.equals(other.thumb)).toBe(true);
});

/** Readers then see the first picture alone. */
function withoutMark(file: Buffer): Buffer {
  const end = file.indexOf('MPF\0');
  const plain = Buffer.from(file);
  plain.write('none', end, 'latin1');
  plain.write('urn:iso:std:iso:ts:00000', plain.indexOf('urn:iso'), 'latin1');
  return plain;
}

it.each([
  ['a plain JPEG', () => fromPixels(quarters(64, 64)).jpeg().toBuffer()],
  ['a PNG', () => fromPixels(quarters(64, 64)).png().toBuffer()],
  ['a forged mark', forged],
  ['an endless segment', () => Promise.resolve(Buffer.from('ffd8ffe1', 'hex'))],
  ['a marker of no length', zeroLength],
])('makes none of %s', async (_, make) => {
  expect(await previewHdrOf(await stored(await make()))).toBeUndefined();
});

async function forged(): Promise<Buffer> {
  const jpeg = await fromPixels(quarters(64, 64)).jpeg().toBuffer();
  const mark = Buffer.from('urn:iso:std:iso:ts:21496:-1\0\0\0\0\0', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, mark.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, mark, jpeg.subarray(2)]);
}

function zeroLength(): Promise<Buffer> {
  return Promise.resolve(
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      Buffer.alloc(1_000, Buffer.from('ffe10000', 'hex')),
    ]),
  );
}
