import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { box, fullBox, u16, u32, u8 } from './formats/boxes.js';
import { heic } from './formats/heic.js';
import { jxlThatClaims } from './formats/jxl.js';
import { quarters } from './patterns.js';
import { type MakePicture } from './pictures.js';

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const RGB_16_BIT_BYTES = 6;
const MEBIBYTE = 1024 ** 2;

/** Interlaced, 16 bits: one megabyte, six bytes a pixel decoded. */
export function interlacedPng(width: number, height: number): Buffer {
  const rows = ADAM7.map(([x, y, stepX, stepY]) => {
    const count = Math.ceil((height - y) / stepY);
    return count * (1 + Math.ceil((width - x) / stepX) * RGB_16_BIT_BYTES);
  });
  const header = Buffer.concat([
    u32(width),
    u32(height),
    Buffer.from([16, 2, 0, 0, 1]),
  ]);
  const signature = Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
  ]);
  const data = zeros(rows.reduce((sum, bytes) => sum + bytes));
  return Buffer.concat([
    signature,
    pngPart('IHDR', header),
    pngPart('IDAT', data),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

function zeros(bytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MEBIBYTE), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks = Array.from(
    { length: Math.floor(bytes / MEBIBYTE) },
    () => block,
  );
  const adler = Buffer.concat([u16(bytes % 65_521), u16(1)]);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...blocks,
    deflateRawSync(Buffer.alloc(bytes % MEBIBYTE)),
    adler,
  ]);
}

function pngPart(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([u32(content.length), named, u32(crc32(named))]);
}

/** 20,000 frames of 16,000 pixels square, a few bytes each. */
function gifOfManyFrames(): Buffer {
  const side = Buffer.from([0x80, 0x3e]);
  const screen = Buffer.concat([
    Buffer.from('GIF89a'),
    side,
    side,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const control = Buffer.from('21f904000a000000', 'hex');
  const place = Buffer.concat([
    Buffer.from('2c00000000', 'hex'),
    side,
    side,
    u8(0),
  ]);
  const frame = Buffer.concat([
    control,
    place,
    Buffer.from('0202440100', 'hex'),
  ]);
  return Buffer.concat([
    screen,
    ...Array.from({ length: 20_000 }, () => frame),
    Buffer.from(';'),
  ]);
}

async function webpOfManyFrames(): Promise<Buffer> {
  const frame = await sharp({
    create: { width: 2, height: 2, channels: 3, background: '#888' },
  })
    .webp({ lossless: true })
    .toBuffer();
  const side = Buffer.from([0xff, 0x3e, 0]);
  const place = Buffer.concat([
    Buffer.alloc(6),
    Buffer.from([1, 0, 0, 1, 0, 0, 10, 0, 0, 0]),
  ]);
  const chunk = (type: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(type), size, content]);
  };
  const frames = Array.from({ length: 20_000 }, () =>
    chunk('ANMF', Buffer.concat([place, frame.subarray(12)])),
  );
  const extended = chunk(
    'VP8X',
    Buffer.concat([Buffer.from([2, 0, 0, 0]), side, side]),
  );
  return chunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      extended,
      chunk('ANIM', Buffer.alloc(6)),
      ...frames,
    ]),
  );
}

/** Tags of a 4 GB strip that the file lacks. */
function absurdTiff(): Buffer {
  const tag = (id: number, type: number, count: number, value: number) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(id, 0);
    entry.writeUInt16LE(type, 2);
    entry.writeUInt32LE(count, 4);
    entry.writeUInt32LE(value, 8);
    return entry;
  };
  const tags = [
    tag(256, 4, 1, 10_000),
    tag(257, 4, 1, 11_000),
    tag(258, 3, 0xffff_ffff, 8),
    tag(259, 3, 1, 1),
    tag(262, 3, 1, 2),
    tag(273, 4, 0x7fff_ffff, 8),
    tag(277, 3, 1, 60_000),
    tag(278, 4, 1, 0xffff_ffff),
    tag(279, 4, 1, 0xffff_fff0),
  ];
  const count = Buffer.alloc(2);
  count.writeUInt16LE(tags.length);
  return Buffer.concat([
    Buffer.from('49492a0008000000', 'hex'),
    count,
    ...tags,
    Buffer.alloc(4_096),
  ]);
}

async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const jpeg = await sharp({
    create: { width: 16, height: 16, channels: 3, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  const frameHeader = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frameHeader + 5);
  jpeg.writeUInt16BE(width, frameHeader + 7);
  return jpeg;
}

/** Replaces each `ispe` size of an AVIF or HEIC. */
function claiming(file: Buffer, width: number, height: number): Buffer {
  for (
    let at = file.indexOf('ispe');
    at >= 0;
    at = file.indexOf('ispe', at + 4)
  ) {
    file.writeUInt32BE(width, at + 8);
    file.writeUInt32BE(height, at + 12);
  }
  return file;
}

async function avif(width = 64, height = 64): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer();
}

interface Extent {
  offset: number;
  length: number;
}

/** A HEIF with one grid over `tiles`. */
function gridFile(
  brand: string,
  tiles: number[],
  extents: Extent[],
  construction = 0,
): Buffer {
  const grid = Buffer.concat([
    u8(0),
    u8(1),
    u8(254),
    u8(254),
    u32(8_000),
    u32(8_000),
  ]);
  const location = extents.map(({ offset, length }) =>
    Buffer.concat([u32(offset), u32(length)]),
  );
  const item = Buffer.concat([
    u16(1),
    u16(construction),
    u16(0),
    u16(extents.length),
    ...location,
  ]);
  const meta = fullBox(
    'meta',
    0,
    0,
    fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, 0, u16(1)),
    fullBox('iloc', 1, 0, u16(0x4400), u16(1), item),
    fullBox(
      'iinf',
      0,
      0,
      u16(1),
      fullBox('infe', 2, 0, u16(1), u16(0), Buffer.from('grid\0')),
    ),
    fullBox(
      'iref',
      0,
      0,
      box('dimg', u16(1), u16(tiles.length), ...tiles.map(u16)),
    ),
    box(
      'iprp',
      box('ipco', fullBox('ispe', 0, 0, u32(8_000), u32(8_000))),
      fullBox('ipma', 0, 0, u32(1), u16(1), u8(1), u8(0x81)),
    ),
    box('idat', grid),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), u32(0), Buffer.from(`mif1${brand}`)),
    meta,
    box('mdat', grid),
  ]);
}

function nestedBoxes(depth: number): Buffer {
  // Innermost first; every box around is eight bytes longer.
  let inner = Buffer.alloc(0);
  const heads = Array.from({ length: depth }, (_, level) => {
    const head = Buffer.concat([u32(8 * (level + 1)), Buffer.from('iprp')]);
    return head;
  });
  inner = Buffer.concat(heads.reverse());
  const ftyp = box(
    'ftyp',
    Buffer.from('heic'),
    u32(0),
    Buffer.from('mif1heic'),
  );
  return Buffer.concat([ftyp, fullBox('meta', 0, 0, inner)]);
}

const IN_ITEM_DATA = 1;
const IN_ANOTHER_ITEM = 2;
const GRID = [{ offset: 0, length: 16 }];
const everywhere = Array.from({ length: 50_000 }, () => ({
  offset: 0,
  length: 300_000,
}));
const sameTile = Array.from({ length: 255 * 255 }, () => 1);

/** Small files that promise much; refused in bounded memory and time. */
export const BOMBS: Record<string, MakePicture> = {
  'interlaced-16-bit.png': () => Promise.resolve(interlacedPng(10_900, 10_900)),
  'interlaced-900-megapixels.png': () =>
    Promise.resolve(interlacedPng(30_000, 30_000)),
  'many-frames.gif': () => Promise.resolve(gifOfManyFrames()),
  'many-frames.webp': () => webpOfManyFrames(),
  'absurd-tags.tiff': () => Promise.resolve(absurdTiff()),
  'largest-there-is.jpg': () => jpegThatClaims(65_500, 65_500),
  'claims-900-megapixels.heic': () =>
    heic(quarters(64, 64), { claimedSize: { width: 30_000, height: 30_000 } }),
  'claims-60-megapixels.heic': async () =>
    claiming(await heic(quarters(64, 64)), 7_900, 7_900),
  'grid-of-itself.heic': () =>
    Promise.resolve(gridFile('heic', sameTile, GRID, IN_ITEM_DATA)),
  'grid-in-another-item.heic': () =>
    Promise.resolve(gridFile('heic', [1], GRID, IN_ANOTHER_ITEM)),
  'overlapping-extents.heic': () =>
    Promise.resolve(gridFile('heic', [1], everywhere)),
  'nested-boxes.heic': () => Promise.resolve(nestedBoxes(50_000)),
  'claims-900-megapixels.avif': async () =>
    claiming(await avif(), 30_000, 30_000),
  'claims-110-megapixels.avif': async () =>
    claiming(await avif(), 11_000, 10_000),
  'claims-9-megapixels.avif': async () => claiming(await avif(), 3_000, 3_000),
  'grid-of-itself.avif': () =>
    Promise.resolve(gridFile('avif', sameTile, GRID, IN_ITEM_DATA)),
  'overlapping-extents.avif': () =>
    Promise.resolve(gridFile('avif', [1], everywhere)),
  'claims-900-megapixels.jxl': () =>
    Promise.resolve(jxlThatClaims(30_000, 30_000)),
  'torn-sequence.avif': async () => {
    const file = await avif();
    file.write('avis', file.indexOf('avif'), 'latin1');
    return Buffer.concat([
      file.subarray(0, file.length - 20),
      Buffer.alloc(200_000),
    ]);
  },
};
