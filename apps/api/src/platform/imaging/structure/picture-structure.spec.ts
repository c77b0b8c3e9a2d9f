import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { heic } from '../../../../../../test/support/zoo/formats/heic.js';
import {
  appleExif,
  fakeClip,
  movingHeic,
  movingJpeg,
  withinScan,
  withSegment,
  type Layout,
} from '../../../../../../test/support/zoo/formats/moving.js';
import {
  fromPixels,
  photographLike,
  quarters,
} from '../../../../../../test/support/zoo/patterns.js';
import { orientedJpeg } from '../../../../../../test/support/zoo/pictures.js';
import { readPictureStructure } from './picture-structure.js';

const LAYOUTS: Layout[] = ['google', 'micro-video', 'samsung'];
const CONTENT_ID = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
const GPS = { IFD3: { GPSLatitude: '41/1 0/1 0/1' } };

let dir: string;
let still: Buffer;
let gainMap: Buffer;
const clip = Buffer.concat([fakeClip(), Buffer.from('\0\0\0\x08free')]);

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'structure-'));
  const image = fromPixels(quarters(320, 240));
  still = await image.withExif(GPS).jpeg().toBuffer();
  gainMap = withinScan(await image.resize(80).jpeg().toBuffer(), fakeClip());
});

afterAll(() => rm(dir, { recursive: true }));

async function structureOf(bytes: Buffer, type = 'image/jpeg') {
  const file = path.join(dir, 'original');
  await writeFile(file, bytes);
  return readPictureStructure(file, type);
}

describe('the clip of a photo that moves', () => {
  const cases = LAYOUTS.flatMap((layout) =>
    [true, false].map((hasXmp) => ({ layout, hasXmp })),
  );

  it.each(cases)(
    'is found in the layout $layout, with XMP: $hasXmp, past traps',
    async ({ layout, hasXmp }) => {
      const trapped = withSegment(
        withinScan(still, fakeClip()),
        0xe4,
        fakeClip(),
      );
      for (const jpeg of [still, trapped])
        for (const more of [undefined, gainMap]) {
          const moving = movingJpeg(jpeg, clip, {
            layout,
            hasXmp,
            ...(more && { gainMap: more }),
          });
          const found = (await structureOf(moving)).clip;
          expect(found).toEqual({
            offset: moving.lastIndexOf(clip),
            length: clip.length,
          });
        }
    },
  );

  it('is found in the box of a HEIC', async () => {
    const picture = await heic(quarters(64, 64));
    for (const prefix of ['', 'mpv2']) {
      const inner = Buffer.concat([Buffer.from(prefix), clip]);
      const moving = movingHeic(picture, inner);
      expect((await structureOf(moving, 'image/heic')).clip).toEqual({
        offset: moving.lastIndexOf(clip),
        length: clip.length,
      });
    }
  });

  it('is not found in 1,000 photos without one', async () => {
    const kinds = await Promise.all([
      photographLike(320, 240).then((pixels) =>
        fromPixels(pixels).jpeg().toBuffer(),
      ),
      sharp(still).jpeg({ progressive: true }).toBuffer(),
      sharp(still).jpeg({ optimiseScans: true, quality: 99 }).toBuffer(),
      sharp(still).withMetadata().jpeg().toBuffer(),
      orientedJpeg(6),
    ]);
    const random = randomBytes(7);
    const found = [];
    for (let index = 0; index < 1_000; index++) {
      const kind = kinds[index % kinds.length]!;
      const parts = [kind, gainMap, random(300), fakeClip().subarray(0, 60)];
      const count = 1 + (index % parts.length);
      const body = withSegment(
        Buffer.concat(parts.slice(0, count)),
        0xe0 + (index % 16),
        Buffer.concat([random(index % 90), fakeClip()]),
      );
      found.push((await structureOf(withinScan(body, random(50)))).clip);
    }
    expect(found.filter((each) => each !== undefined)).toEqual([]);
  });

  it('is not a video far before the end of the file', async () => {
    const bytes = Buffer.concat([still, clip, Buffer.alloc(70_000, 1)]);
    expect((await structureOf(bytes)).clip).toBeUndefined();
  });
});

/** The same numbers each run; no marker byte. */
function randomBytes(seed: number): (count: number) => Buffer {
  let state = seed;
  return (count) =>
    Buffer.from(
      Array.from({ length: count }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        return (state >> 16) % 255;
      }),
    );
}

describe('the hash of a picture', () => {
  const hashOf = async (bytes: Buffer, type?: string) =>
    (await structureOf(bytes, type)).pictureHash?.toString('hex');

  it('is equal without GPS, with a note, and without the clip', async () => {
    const exif = still.indexOf(Buffer.from([0xff, 0xe1]));
    const end = exif + 2 + still.readUInt16BE(exif + 2);
    const stripped = Buffer.concat([
      still.subarray(0, exif),
      still.subarray(end),
    ]);
    const copies = [
      still,
      stripped,
      withSegment(stripped, 0xfe, Buffer.from('sent by a messenger')),
      movingJpeg(still, clip, { layout: 'google', hasXmp: true, gainMap }),
    ];
    const hashes = new Set<string | undefined>();
    for (const copy of copies) hashes.add(await hashOf(copy));
    expect([...hashes]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('differs by one bit of the scan or of a table', async () => {
    const scan = still.indexOf(Buffer.from([0xff, 0xda])) + 200;
    const table = still.indexOf(Buffer.from([0xff, 0xdb])) + 8;
    const hashes = new Set([await hashOf(still)]);
    for (const at of [scan, table]) {
      const other = Buffer.from(still);
      other[at]! ^= 1;
      hashes.add(await hashOf(other));
    }
    expect(hashes.size).toBe(3);
  });

  it('leaves out the metadata of HEIC and PNG', async () => {
    const pixels = quarters(128, 64);
    const exif = appleExif(CONTENT_ID);
    const tiles = { tileSize: 64 };
    expect(await hashOf(await heic(pixels, tiles), 'image/heic')).toBe(
      await hashOf(await heic(pixels, { ...tiles, exif }), 'image/heic'),
    );
    const png = sharp(still).png();
    const [plain, tagged] = await Promise.all([
      png.clone().toBuffer(),
      png.clone().withExif(GPS).toBuffer(),
    ]);
    expect(plain.equals(tagged)).toBe(false);
    expect(await hashOf(plain, 'image/png')).toBe(
      await hashOf(tagged, 'image/png'),
    );
  });

  it('does not exist for a torn picture', async () => {
    const torn = still.subarray(0, still.length - 40);
    expect(await structureOf(torn)).toEqual({});
  });
});

describe('the content id of a Live Photo', () => {
  it('is read from the maker note in JPEG and HEIC', async () => {
    const exif = appleExif(CONTENT_ID);
    const jpeg = withSegment(await sharp(still).jpeg().toBuffer(), 0xe1, exif);
    const picture = await heic(quarters(64, 64), { exif });
    const found = [
      await structureOf(jpeg),
      await structureOf(picture, 'image/heic'),
    ];
    expect(found.map(({ contentId }) => contentId)).toEqual([
      CONTENT_ID,
      CONTENT_ID,
    ]);
  });
});

describe('bad input', () => {
  it('has no clip wherever a file is cut', async () => {
    const moving = movingJpeg(still, clip, { layout: 'google', hasXmp: true });
    const behindMoov = moving.length - 40;
    for (let end = 0; end < behindMoov; end += 97)
      expect((await structureOf(moving.subarray(0, end))).clip).toBeUndefined();
  });

  it.each<[string, string, Buffer]>([
    ['empty', 'image/jpeg', Buffer.alloc(0)],
    ['a start alone', 'image/jpeg', Buffer.from('ffd8ff', 'hex')],
    [
      'a segment of no length',
      'image/jpeg',
      Buffer.from('ffd8ffe00000ffe0', 'hex'),
    ],
    ['fill bytes', 'image/jpeg', filled('ffd8', Buffer.alloc(3_000_000, 0xff))],
    [
      'empty segments',
      'image/jpeg',
      filled('ffd8', repeated('ffe00002', 1_000_000)),
    ],
    ['restarts', 'image/jpeg', filled('ffd8', repeated('ffd0', 1_000_000))],
    ['pictures in a row', 'image/jpeg', repeated('ffd8ffd9', 500_000)],
    [
      'starts of clips',
      'image/jpeg',
      filled('ffd8ffd9', repeated('0000001066747970', 400_000)),
    ],
    [
      'a giant box',
      'image/heic',
      Buffer.from('000000016d657461ffffffffffffffff', 'hex'),
    ],
    [
      'a box of no length',
      'image/heic',
      Buffer.from('000000006d657461', 'hex'),
    ],
    ['tiny boxes', 'image/heic', repeated('0000000866726565', 400_000)],
    [
      'a giant chunk',
      'image/png',
      filled('89504e470d0a1a0a', Buffer.from('ffffffff49444154', 'hex')),
    ],
    [
      'tiny chunks',
      'image/png',
      filled('89504e470d0a1a0a', repeated('000000004944415400000000', 300_000)),
    ],
  ])('%s has neither hash nor clip', async (_, type, bytes) => {
    const { pictureHash, ...rest } = await structureOf(bytes, type);
    expect(rest.clip).toBeUndefined();
    const mayHash = bytes.subarray(0, 4).toString('hex') === 'ffd8ffd9';
    if (!mayHash) expect(pictureHash).toBeUndefined();
  });

  it('refuses places of items outside the file, and too many of them', async () => {
    const picture = await heic(quarters(64, 64));
    const places = picture.indexOf('iloc') + 4;
    for (let at = places; at < places + 30; at++) {
      const forged = Buffer.from(picture);
      forged[at] = 0xff;
      const { clip: found } = await structureOf(forged, 'image/heic');
      expect(found).toBeUndefined();
    }
  });
});

function repeated(hex: string, count: number): Buffer {
  const bytes = Buffer.from(hex, 'hex');
  return Buffer.alloc(bytes.length * count, bytes);
}

function filled(headHex: string, rest: Buffer): Buffer {
  return Buffer.concat([Buffer.from(headHex, 'hex'), rest]);
}
