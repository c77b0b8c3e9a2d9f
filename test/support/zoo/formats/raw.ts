import { box, fullBox, u16, u32 } from './boxes.js';
import { fromPixels, quarters } from '../patterns.js';

const [ASCII, SHORT, LONG] = [2, 3, 4];
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

export interface Tag {
  id: number;
  type: number;
  /** A buffer lies outside of the directory. */
  value: number | Buffer;
  count?: number;
}

export const short = (id: number, value: number): Tag => ({
  id,
  type: SHORT,
  value,
});
export const long = (id: number, value: number): Tag => ({
  id,
  type: LONG,
  value,
});
const text = (id: number, value: string): Tag => ({
  id,
  type: ASCII,
  value: Buffer.from(`${value}\0`, 'latin1'),
});

const camera = () => [text(0x010f, 'Camera'), text(0x0110, 'Mark 2')];

/** A directory of a little-endian TIFF, and the values behind it. */
export function directory(at: number, tags: Tag[], next = 0): Buffer {
  const head = Buffer.alloc(2 + tags.length * ENTRY_BYTES + 4);
  head.writeUInt16LE(tags.length);
  const behind: Buffer[] = [];
  let end = at + head.length;
  tags.forEach(({ id, type, value, count }, index) => {
    const entry = 2 + index * ENTRY_BYTES;
    const isInline = typeof value === 'number';
    head.writeUInt16LE(id, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(count ?? (isInline ? 1 : value.length), entry + 4);
    head.writeUInt32LE(isInline ? value : end, entry + 8);
    if (isInline) return;
    behind.push(value);
    end += value.length;
  });
  head.writeUInt32LE(next, head.length - 4);
  return Buffer.concat([head, ...behind]);
}

export const TIFF_HEAD = Buffer.from('II*\0\x08\0\0\0', 'latin1');
const CFA = 32_803;
const SENSOR = Buffer.alloc(3_000, 0x5a);

/** Pixels that orientation 1 or 6 puts right. */
function stored(orientation = 1): Promise<Buffer> {
  const turn = orientation === 6 ? 270 : 0;
  return fromPixels(quarters(1200, 900)).rotate(turn).jpeg().toBuffer();
}

const small = () =>
  fromPixels(quarters(160, 120)).jpeg({ quality: 60 }).toBuffer();

/** A lossless JPEG's frame, as sensor data has it: larger, never shown. */
function lossless(): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8ffc3000b0e', 'hex'),
    u16(3_000),
    u16(4_000),
    Buffer.from('0101110000', 'hex'),
    SENSOR,
  ]);
}

interface TiffOptions {
  orientation?: number;
  hasPreview?: boolean;
  /** A JPEG instead of the quarters. */
  preview?: Buffer;
  /** Tags that tell formats apart, before and behind the others. */
  first?: Tag[];
  last?: Tag[];
}

const DNG_VERSION: Tag = { id: 0xc612, type: 1, value: 0x0000_0401, count: 4 };
/** Each camera has its own. */
const PRINT_MATCHING: Tag = { id: 0xc4a5, type: 7, value: Buffer.alloc(28) };

/** Sony's directories are those of a DNG without its version. */
export function arw(): Promise<Buffer> {
  return dng({ orientation: 6, last: [PRINT_MATCHING] });
}

/** Nikon's first directory has 28 tags, of which the kind is the first. */
export function nef(): Promise<Buffer> {
  const [MORE_TAGS, KIND, OWN_TAG] = [18, 0x00fe, 0xfe00];
  const last = Array.from({ length: MORE_TAGS }, (_, index) =>
    short(OWN_TAG + index, 0),
  );
  return dng({ orientation: 6, first: [long(KIND, 1)], last });
}

/**
 * Makes a DNG like Adobe's converter and ProRAW: a small JPEG in the first
 * directory, sensor data and the preview in directories below it.
 */
export async function dng(options: TiffOptions = {}): Promise<Buffer> {
  const { orientation = 1, hasPreview = true } = options;
  const { first = [], last = [DNG_VERSION] } = options;
  const preview = hasPreview
    ? (options.preview ?? (await stored(orientation)))
    : Buffer.alloc(0);
  const thumb = hasPreview ? await small() : Buffer.alloc(0);
  const sensor = lossless();
  const layout = (places: number[]) => {
    const [exif = 0, raw = 0, large = 0, thumbAt = 0, sensorAt = 0, jpeg = 0] =
      places;
    const below = Buffer.concat([little(raw), little(large)]);
    const parts = [
      directory(HEADER_BYTES, [
        ...first,
        short(0x0103, hasPreview ? 7 : 1),
        short(0x0106, hasPreview ? 6 : 2),
        ...camera(),
        long(0x0111, thumbAt),
        short(0x0112, orientation),
        long(0x0117, thumb.length),
        { id: 0x014a, type: LONG, value: below, count: 2 },
        long(0x8769, exif),
        ...last,
      ]),
      directory(exif, [
        text(0x9003, '2026:09:12 17:30:00'),
        text(0x9011, '+03:00'),
      ]),
      directory(raw, [
        short(0x0103, 7),
        short(0x0106, CFA),
        long(0x0111, sensorAt),
        long(0x0117, sensor.length),
      ]),
      directory(large, [
        short(0x0103, 7),
        short(0x0106, 6),
        long(0x0111, jpeg),
        long(0x0117, preview.length),
      ]),
      thumb,
      sensor,
      preview,
    ];
    return parts;
  };
  return settled(layout);
}

/** The first directory's strip is the JPEG; `CR` is behind the header. */
export async function cr2(): Promise<Buffer> {
  const [preview, thumb] = [await stored(6), await small()];
  const start = HEADER_BYTES + 8;
  const layout = ([next = 0, large = 0, little = 0]: number[]) => [
    Buffer.concat([
      Buffer.from('CR\x02\0\0\0\0\0', 'latin1'),
      directory(
        start,
        [
          short(0x0103, 6),
          long(0x0111, large),
          short(0x0112, 6),
          long(0x0117, preview.length),
        ],
        next,
      ),
    ]),
    directory(next, [long(0x0201, little), long(0x0202, thumb.length)]),
    preview,
    thumb,
  ];
  const file = settled(layout);
  file.writeUInt32LE(start, 4);
  return file;
}

/** Panasonic's version number; one tag's value is the whole JPEG. */
export async function rw2(): Promise<Buffer> {
  const file = Buffer.concat([
    TIFF_HEAD,
    directory(HEADER_BYTES, [
      short(0x0112, 1),
      { id: 0x002e, type: 7, value: await stored() },
    ]),
  ]);
  file.write('IIU\0', 'latin1');
  return file;
}

/** Olympus: only the maker's own note leads to the JPEG. */
export async function orf(): Promise<Buffer> {
  const file = Buffer.concat([
    TIFF_HEAD,
    directory(HEADER_BYTES, [short(0x0112, 6)]),
    await small(),
    await stored(6),
    SENSOR,
  ]);
  file.write('IIRO', 'latin1');
  return file;
}

/** Fujifilm: the header has the place of a JPEG with EXIF. */
export async function raf(): Promise<Buffer> {
  const jpeg = await fromPixels(quarters(1200, 900))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const head = Buffer.alloc(108);
  head.write('FUJIFILMCCD-RAW 0201FF389501', 'latin1');
  head.writeUInt32BE(head.length, 84);
  head.writeUInt32BE(jpeg.length, 88);
  return Buffer.concat([head, jpeg, SENSOR]);
}

/** Canon's boxes: facts in two small TIFFs, the JPEG first in `mdat`. */
export async function cr3(): Promise<Buffer> {
  const facts = (tags: Tag[]) =>
    Buffer.concat([TIFF_HEAD, directory(HEADER_BYTES, tags)]);
  const canon = box(
    'uuid',
    Buffer.from('85c0b687820f11e08111f4ce462b6a48', 'hex'),
    box('CMT1', facts([...camera(), short(0x0112, 6)])),
    box('CMT2', facts([text(0x9003, '2026:09:12 17:30:00')])),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('crx '), u32(1), Buffer.from('crx isom')),
    box('moov', canon, fullBox('mvhd', 0, 0, Buffer.alloc(96))),
    box('mdat', await stored(6), SENSOR),
  ]);
}

/** A camera with two lenses: both JPEGs, the second for the other eye. */
export async function mpo(): Promise<Buffer> {
  const [first, second] = [
    await fromPixels(quarters(1200, 900)).jpeg().toBuffer(),
    await fromPixels(quarters(1200, 900)).negate().jpeg().toBuffer(),
  ];
  const index = Buffer.from('MPF\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');
  const app2 = Buffer.concat([
    Buffer.from([0xff, 0xe2]),
    u16(index.length + 2),
    index,
  ]);
  return Buffer.concat([first.subarray(0, 2), app2, first.subarray(2), second]);
}

/** Lays the parts out twice: their sizes do not depend on their places. */
function settled(layout: (places: number[]) => Buffer[]): Buffer {
  const sizes = layout([]).map((part) => part.length);
  let end = HEADER_BYTES + (sizes[0] ?? 0);
  const places = sizes.slice(1).map((size) => {
    const at = end;
    end += size;
    return at;
  });
  return Buffer.concat([TIFF_HEAD, ...layout(places)]);
}

function little(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
