import { encodeHevcPictures, type HevcPictures } from './hevc.js';
import { box, fullBox, u16, u32, u8 } from './boxes.js';
import { type Pixels } from './patterns.js';

export interface HeicOptions {
  /** Side of the square tiles; without: one picture. */
  tileSize?: number;
  /** Counterclockwise, applied by readers (`irot`). */
  quarterTurns?: 0 | 1 | 2 | 3;
  /** As in a JPEG, `Exif\0\0` included. */
  exif?: Buffer;
  icc?: Buffer;
  /** By default 8; some phones and cameras use 10. */
  bits?: 8 | 10;
  claimedSize?: { width: number; height: number };
  isTileMissing?: boolean;
}

interface Item {
  type: 'hvc1' | 'grid' | 'Exif';
  data: Buffer;
  /** 1-based places in `ipco`; geometry properties are essential. */
  properties: number[];
  isHidden?: boolean;
}

/**
 * A HEIC file around pictures of x265 (ISO/IEC 23008-12): `ftyp`, `meta`,
 * `mdat`. As on iPhones the primary item is the picture or a grid over hidden
 * tiles, with the turn as `irot` and the colour profile.
 */
export async function heic(
  pixels: Pixels,
  options: HeicOptions = {},
): Promise<Buffer> {
  const { bits = 8, tileSize } = options;
  const grid = {
    columns: Math.ceil(pixels.width / (tileSize ?? pixels.width)),
    rows: 1,
    width: 0,
    height: 0,
    bits,
  };
  grid.rows = Math.ceil(pixels.height / (tileSize ?? pixels.height));
  grid.width = tileSize ?? pixels.width;
  grid.height = tileSize ?? pixels.height;
  const coded = await encodeHevcPictures(pixels, grid);
  const properties = propertiesOf(pixels, grid, coded, options);
  const tiles: Item[] = coded.pictures.map((data) => ({
    type: 'hvc1',
    data,
    properties: [1, 2],
    isHidden: true,
  }));
  const ofPrimary = properties.map((_, index) => index + 1).slice(2);
  const primary: Item = tileSize
    ? { type: 'grid', data: gridData(grid, pixels), properties: ofPrimary }
    : { ...tiles[0]!, properties: [1, ...ofPrimary], isHidden: false };
  const items = tileSize ? [...tiles, primary] : [primary];
  if (options.exif)
    items.push({
      type: 'Exif',
      data: Buffer.concat([u32(6), options.exif]),
      properties: [],
    });
  if (options.isTileMissing)
    tiles.at(-1)!.data = tiles.at(-1)!.data.subarray(0, 10);
  return fileOf(items, properties, tileSize ? coded.pictures.length : 0);
}

function propertiesOf(
  picture: Pixels,
  tile: { width: number; height: number },
  coded: HevcPictures,
  { bits = 8, icc, quarterTurns = 0, claimedSize }: HeicOptions,
): Buffer[] {
  return [
    box('hvcC', coded.configuration),
    ispe(tile),
    ispe(claimedSize ?? picture),
    box('pixi', u32(0), u8(3), u8(bits), u8(bits), u8(bits)),
    icc
      ? box('colr', Buffer.from('prof'), icc)
      : box('colr', Buffer.from('nclx'), u16(1), u16(13), u16(6), u8(0x80)),
    ...(icc
      ? [box('colr', Buffer.from('nclx'), u16(1), u16(13), u16(6), u8(0x80))]
      : []),
    ...(quarterTurns ? [box('irot', u8(quarterTurns))] : []),
  ];
}

function ispe({ width, height }: { width: number; height: number }): Buffer {
  return fullBox('ispe', 0, 0, u32(width), u32(height));
}

function gridData(
  grid: { columns: number; rows: number },
  { width, height }: Pixels,
): Buffer {
  return Buffer.concat([
    u8(0),
    u8(0),
    u8(grid.rows - 1),
    u8(grid.columns - 1),
    u16(width),
    u16(height),
  ]);
}

/** Tiles first, then the grid. */
function fileOf(
  items: Item[],
  properties: Buffer[],
  tileCount: number,
): Buffer {
  const primaryId = tileCount + 1;
  const ftyp = box(
    'ftyp',
    Buffer.from('heic'),
    u32(0),
    Buffer.from('mif1heic'),
  );
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(primaryId)),
      iloc(items, offset),
      fullBox('iinf', 0, 0, u16(items.length), ...items.map(infe)),
      iref(items, primaryId, tileCount),
      box('iprp', box('ipco', ...properties), ipma(items)),
    );
  const mdatStart = ftyp.length + meta(0).length + 8;
  return Buffer.concat([
    ftyp,
    meta(mdatStart),
    box('mdat', ...items.map((item) => item.data)),
  ]);
}

function iloc(items: Item[], mdatStart: number): Buffer {
  let offset = mdatStart;
  const entries = items.map(({ data }, index) => {
    const entry = Buffer.concat([
      u16(index + 1),
      u16(0),
      u16(1),
      u32(offset),
      u32(data.length),
    ]);
    offset += data.length;
    return entry;
  });
  return fullBox('iloc', 0, 0, u16(0x4400), u16(items.length), ...entries);
}

function infe({ type, isHidden }: Item, index: number): Buffer {
  return fullBox(
    'infe',
    2,
    isHidden ? 1 : 0,
    u16(index + 1),
    u16(0),
    Buffer.from(`${type}\0`),
  );
}

function iref(items: Item[], primaryId: number, tileCount: number): Buffer {
  const tileIds = Array.from({ length: tileCount }, (_, index) =>
    u16(index + 1),
  );
  const exifId = items.findIndex(({ type }) => type === 'Exif') + 1;
  return fullBox(
    'iref',
    0,
    0,
    ...(tileCount > 0
      ? [box('dimg', u16(primaryId), u16(tileCount), ...tileIds)]
      : []),
    ...(exifId > 0 ? [box('cdsc', u16(exifId), u16(1), u16(primaryId))] : []),
  );
}

function ipma(items: Item[]): Buffer {
  const ESSENTIAL = 0x80;
  const described = items
    .map((item, index) => ({ ...item, id: index + 1 }))
    .filter((item) => item.properties.length > 0);
  const entries = described.map(({ id, properties }) =>
    Buffer.concat([
      u16(id),
      u8(properties.length),
      ...properties.map((place) => u8(place | ESSENTIAL)),
    ]),
  );
  return fullBox('ipma', 0, 0, u32(entries.length), ...entries);
}
