import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  colourErrorOf,
  fromPixels,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import * as zoo from '../../../../../../test/support/zoo/formats/raw.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { deviceFactsIn } from '../picture/recorded-time.js';
import { rawPreview } from './raw-photo.js';

const TOLERANCE = 12;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'raw-'));
});

afterAll(() => rm(dir, { recursive: true }));

async function previewOf(bytes: Buffer): Promise<Buffer | undefined> {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return rawPreview(file);
}

describe.each([
  ['a DNG', () => zoo.dng()],
  ['an upright DNG', () => zoo.dng({ orientation: 6 })],
  ['a CR2', () => zoo.cr2()],
  ['a CR3', () => zoo.cr3()],
  ['a RW2', () => zoo.rw2()],
  ['an ORF', () => zoo.orf()],
  ['a RAF', () => zoo.raf()],
])('%s', (_, make) => {
  it('has its largest JPEG as preview, with the turn', async () => {
    const preview = await previewOf(await make());
    const upright = await sharp(preview).autoOrient().toBuffer();
    expect(await sharp(upright).metadata()).toMatchObject({
      width: 1200,
      height: 900,
    });
    expect(await colourErrorOf(upright)).toBeLessThan(TOLERANCE);
  });
});

it.each([
  ['a DNG', () => zoo.dng(), '2026-09-12T14:30:00Z'],
  ['a CR3', () => zoo.cr3(), '2026-09-12T17:30:00Z'],
])('passes the capture time and the camera of %s on', async (_, make, time) => {
  const { exif } = await sharp(await previewOf(await make())).metadata();
  const { recordedTime, camera } = await deviceFactsIn(exif);
  expect(new Date(recordedTime!)).toEqual(new Date(time));
  expect(camera).toBe('Camera Mark 2');
});

it.each([
  ['a DNG without a preview', () => zoo.dng({ hasPreview: false })],
  ['a RAF whose preview is outside of the file', forgedRaf],
  ['a directory that is its own successor', () => looping()],
  ['a directory of 65,535 entries', () => crowded()],
  ['values at the end of 4 GB', () => far()],
])('refuses %s', async (_, make) => {
  await expect(previewOf(await make())).rejects.toThrow(MediaUnreadableError);
});

it.each([
  ['a JPEG', () => fromPixels(quarters(16, 16)).jpeg().toBuffer()],
  ['an ordinary TIFF', () => fromPixels(quarters(16, 16)).tiff().toBuffer()],
  ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
  ['a few bytes', () => Promise.resolve(Buffer.from('II*'))],
  ['a torn directory', async () => (await zoo.dng()).subarray(0, 60)],
])('leaves %s to other decoders', async (_, make) => {
  expect(await previewOf(await make())).toBeUndefined();
});

async function forgedRaf(): Promise<Buffer> {
  const file = (await zoo.raf()).subarray(0, 108);
  file.writeUInt32BE(0xffff_fff0, 84);
  return file;
}

function looping(): Promise<Buffer> {
  const tags = [short106(), zoo.long(0x014a, 8), zoo.long(0x8769, 8)];
  return Promise.resolve(
    Buffer.concat([zoo.TIFF_HEAD, zoo.directory(8, tags, 8)]),
  );
}

function crowded(): Promise<Buffer> {
  const file = Buffer.concat([
    Buffer.from('IIRO\x08\0\0\0', 'latin1'),
    Buffer.alloc(65_535 * 12, 0x2e),
  ]);
  file.writeUInt16LE(65_535, 8);
  return Promise.resolve(file);
}

function far(): Promise<Buffer> {
  const tags = [
    short106(),
    zoo.long(0x0201, 0xffff_fffe),
    zoo.long(0x0202, 0xffff_ffff),
    { id: 0x014a, type: 4, value: 0xffff_fff0, count: 0xffff_ffff },
    { id: 0x002e, type: 7, value: 0xffff_fff0, count: 0xffff_ffff },
    { id: 0x9003, type: 2, value: 0xffff_fff0, count: 0xffff_ffff },
  ];
  return Promise.resolve(
    Buffer.concat([zoo.TIFF_HEAD, zoo.directory(8, tags, 0xffff_fff0)]),
  );
}

function short106() {
  return zoo.short(0x0106, 32_803);
}
