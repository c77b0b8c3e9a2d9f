import { encodeHevcPictures, repeated, type HevcPictures } from './hevc.js';
import { box, fullBox, i32, u16, u32, u8 } from './boxes.js';
import { type Pixels } from '../patterns.js';
import { type Size } from '../sizes.js';

export interface HeicOptions {
  /** Side of the square tiles; without: one picture. */
  tileSize?: number;
  /** Counterclockwise, applied by readers (`irot`). */
  quarterTurns?: 0 | 1 | 2 | 3;
  /** The EXIF as in a JPEG, `Exif\0\0` included. */
  exif?: Buffer;
  icc?: Buffer;
  /** The bits of a sample, 8 by default; some phones and cameras use 10. */
  bits?: 8 | 10;
  claimedSize?: Size;
  isTileMissing?: boolean;
  /** Shows the same quarters. */
  thumbnail?: Pixels;
  /** Each coded tile so many times. */
  repeats?: { across: number; down: number };
}

interface Item {
  type: 'hvc1' | 'grid' | 'Exif';
  data: Buffer;
  /** 1-based places in `ipco`; geometry properties are essential. */
  properties: number[];
  isHidden?: boolean;
  isThumbnail?: boolean;
}

/**
 * A HEIC file around pictures of x265 (ISO/IEC 23008-12): `ftyp`, `meta`,
 * `mdat`. As on iPhones the primary item is the picture or a grid over hidden
 * tiles, with the turn as `irot` and the colour profile. A picture with odd
 * sides is cut from an even one (`clap`).
 */
export async function heic(
  pixels: Pixels,
  options: HeicOptions = {},
): Promise<Buffer> {
  const { tileSize } = options;
  const grid = gridOf(pixels, options);
  const coded = await encodeHevcPictures(pixels, grid);
  const { repeats = { across: 1, down: 1 } } = options;
  const size = {
    width: pixels.width * repeats.across,
    height: pixels.height * repeats.down,
  };
  const properties = propertiesOf(size, grid, coded, options);
  const tiles: Item[] = repeated(coded.pictures, grid.columns, repeats).map(
    (data) => ({ type: 'hvc1', data, properties: [1, 2], isHidden: true }),
  );
  const ofPrimary = properties.map((_, index) => index + 1).slice(2);
  const primary: Item = tileSize
    ? {
        type: 'grid',
        data: gridData(
          {
            columns: grid.columns * repeats.across,
            rows: grid.rows * repeats.down,
          },
          size,
        ),
        properties: ofPrimary,
      }
    : { ...tiles[0]!, properties: [1, ...ofPrimary], isHidden: false };
  const items = tileSize ? [...tiles, primary] : [primary];
  if (options.exif)
    items.push({
      type: 'Exif',
      data: Buffer.concat([u32(6), options.exif]),
      properties: [],
    });
  if (options.thumbnail)
    items.push(await thumbnailOf(options.thumbnail, properties));
  if (options.isTileMissing)
    tiles.at(-1)!.data = tiles.at(-1)!.data.subarray(0, 10);
  return fileOf(items, properties, tileSize ? tiles.length : 0);
}

function gridOf(pixels: Pixels, { bits = 8, tileSize }: HeicOptions) {
  const { width, height } = tileSize
    ? { width: tileSize, height: tileSize }
    : { width: even(pixels.width), height: even(pixels.height) };
  return {
    columns: Math.ceil(pixels.width / width),
    rows: Math.ceil(pixels.height / height),
    width,
    height,
    bits,
  };
}

/** The pixels of a colour lie two by two. */
function even(side: number): number {
  return 2 * Math.ceil(side / 2);
}

/** Appends its own two properties. */
async function thumbnailOf(
  pixels: Pixels,
  properties: Buffer[],
): Promise<Item> {
  const { width, height } = pixels;
  const tiling = { columns: 1, rows: 1, width, height, bits: 8 } as const;
  const coded = await encodeHevcPictures(pixels, tiling);
  properties.push(box('hvcC', coded.configuration), ispe(pixels));
  return {
    type: 'hvc1',
    data: coded.pictures[0]!,
    properties: [properties.length - 1, properties.length],
    isHidden: true,
    isThumbnail: true,
  };
}

function propertiesOf(
  picture: Size,
  tile: Size,
  coded: HevcPictures,
  { bits = 8, icc, quarterTurns = 0, claimedSize }: HeicOptions,
): Buffer[] {
  const cut = cutOf(picture, tile);
  return [
    box('hvcC', coded.configuration),
    ispe(tile),
    ispe(claimedSize ?? (cut.length > 0 ? tile : picture)),
    box('pixi', u32(0), u8(3), u8(bits), u8(bits), u8(bits)),
    icc
      ? box('colr', Buffer.from('prof'), icc)
      : box('colr', Buffer.from('nclx'), u16(1), u16(13), u16(6), u8(0x80)),
    ...(icc
      ? [box('colr', Buffer.from('nclx'), u16(1), u16(13), u16(6), u8(0x80))]
      : []),
    ...cut,
    ...(quarterTurns ? [box('irot', u8(quarterTurns))] : []),
  ];
}

function ispe({ width, height }: Size): Buffer {
  return fullBox('ispe', 0, 0, u32(width), u32(height));
}

/** Numbers as fractions; the place of the centre relative to the picture's. */
function cutOf(picture: Size, tile: Size): Buffer[] {
  const isCut =
    even(picture.width) === tile.width && even(picture.height) === tile.height;
  const [across, down] = [picture.width % 2, picture.height % 2];
  if (!isCut || across + down === 0) return [];
  const fractions = [
    u32(picture.width),
    u32(1),
    u32(picture.height),
    u32(1),
    i32(-across),
    u32(2),
    i32(-down),
    u32(2),
  ];
  return [box('clap', ...fractions)];
}

function gridData(
  grid: { columns: number; rows: number },
  { width, height }: Size,
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
    box('mdat', ...new Set(items.map((item) => item.data))),
  ]);
}

function iloc(items: Item[], mdatStart: number): Buffer {
  // Repeated tiles have the same place.
  const places = new Map<Buffer, number>();
  let end = mdatStart;
  const entries = items.map(({ data }, index) => {
    const offset = places.get(data) ?? end;
    if (!places.has(data)) end += data.length;
    places.set(data, offset);
    const entry = Buffer.concat([
      u16(index + 1),
      u16(0),
      u16(1),
      u32(offset),
      u32(data.length),
    ]);
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
  const thumbId = items.findIndex((item) => item.isThumbnail) + 1;
  return fullBox(
    'iref',
    0,
    0,
    ...(tileCount > 0
      ? [box('dimg', u16(primaryId), u16(tileCount), ...tileIds)]
      : []),
    ...(exifId > 0 ? [box('cdsc', u16(exifId), u16(1), u16(primaryId))] : []),
    ...(thumbId > 0 ? [box('thmb', u16(thumbId), u16(1), u16(primaryId))] : []),
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
