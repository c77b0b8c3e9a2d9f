import { u16, u8 } from './boxes.js';
import { runFfmpeg } from '../ffmpeg.js';
import { type Pixels } from '../patterns.js';

/** Right and lower tiles may overlap the edge. */
interface Tiling {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** The bits of each colour. */
  bits: 8 | 10;
}

export interface HevcPictures {
  /** An `hvcC` box's content: the common parameters. */
  configuration: Buffer;
  /** Each picture's units after their lengths. */
  pictures: Buffer[];
}

const START_CODE = Buffer.from([0, 0, 0, 1]);
const NAL = { vps: 32, sps: 33, pps: 34 };
const isSlice = (type: number) => type < 32;

/** Encodes each tile by x265 as a separate picture. */
export async function encodeHevcPictures(
  pixels: Pixels,
  tiling: Tiling,
): Promise<HevcPictures> {
  const { bits, width, height } = tiling;
  const stream = await runFfmpeg(
    [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-i',
      'pipe:0',
      '-vf',
      'scale=out_color_matrix=bt601:out_range=full',
      '-pix_fmt',
      bits === 10 ? 'yuv420p10le' : 'yuv420p',
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-crf',
      '18',
      '-x265-params',
      'keyint=1:min-keyint=1:bframes=0:info=0:log-level=none:range=full',
      '-f',
      'hevc',
      'pipe:1',
    ],
    tilesOf(pixels, tiling),
  );
  return packaged(unitsOf(stream), bits);
}

/** Row by row, each picture `across` times beside and `down` times below. */
export function repeated(
  pictures: Buffer[],
  columns: number,
  { across, down }: { across: number; down: number },
): Buffer[] {
  const width = columns * across;
  const count = pictures.length * across * down;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / width / down);
    const column = Math.floor((index % width) / across);
    return pictures[row * columns + column]!;
  });
}

function tilesOf(
  pixels: Pixels,
  { columns, rows, width, height }: Tiling,
): Buffer {
  const tiles = Buffer.alloc(columns * rows * width * height * 3);
  for (let line = 0; line < columns * rows * height; line++) {
    const tile = Math.floor(line / height);
    const x = (tile % columns) * width;
    const y = Math.min(
      Math.floor(tile / columns) * height + (line % height),
      pixels.height - 1,
    );
    const start = (y * pixels.width + x) * 3;
    const end = start + Math.min(width, pixels.width - x) * 3;
    const to = line * width * 3;
    pixels.data.copy(tiles, to, start, end);
    // The last pixel goes on, as encoders repeat it.
    const last = pixels.data.subarray(end - 3, end);
    tiles.fill(last, to + end - start, to + width * 3);
  }
  return tiles;
}

/** Returns the units between the start codes of a byte stream. */
function unitsOf(stream: Buffer): Buffer[] {
  const START = Buffer.from([0, 0, 1]);
  const units: Buffer[] = [];
  for (let at = stream.indexOf(START); at >= 0;) {
    const next = stream.indexOf(START, at + 3);
    const end = next < 0 ? stream.length : next;
    units.push(withoutTrailingZeros(stream.subarray(at + 3, end)));
    at = next;
  }
  return units;
}

function withoutTrailingZeros(unit: Buffer): Buffer {
  let end = unit.length;
  while (unit[end - 1] === 0) end--;
  return unit.subarray(0, end);
}

const typeOf = (unit: Buffer) => (unit[0]! >> 1) & 0x3f;

function packaged(units: Buffer[], bits: number): HevcPictures {
  const first = (type: number) => units.find((unit) => typeOf(unit) === type)!;
  const pictures = units
    .filter((unit) => isSlice(typeOf(unit)))
    .map(withLength);
  return {
    configuration: configurationOf(
      [first(NAL.vps), first(NAL.sps), first(NAL.pps)],
      bits,
    ),
    pictures,
  };
}

function withLength(unit: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return Buffer.concat([length, unit]);
}

/**
 * ISO/IEC 14496-15, 8.3.3: the profile comes from the sequence's parameters.
 */
function configurationOf(parameterSets: Buffer[], bits: number): Buffer {
  const PROFILE_BYTES = 12;
  const profile = withoutEscapes(parameterSets[1]!).subarray(
    3,
    3 + PROFILE_BYTES,
  );
  const sets = parameterSets.map((unit) =>
    Buffer.concat([u8(0x80 | typeOf(unit)), u16(1), u16(unit.length), unit]),
  );
  const depth = 0xf8 | (bits - 8);
  const rest = [0xf000, 0xfc, 0xfc | 1, depth, depth];
  const [segmentation, parallelism, chroma, lumaDepth, chromaDepth] = rest as [
    number,
    number,
    number,
    number,
    number,
  ];
  return Buffer.concat([
    u8(1),
    profile,
    u16(segmentation),
    u8(parallelism),
    u8(chroma),
    u8(lumaDepth),
    u8(chromaDepth),
    u16(0),
    // One temporal layer, nested; four-byte lengths.
    u8(0x0f),
    u8(sets.length),
    ...sets,
  ]);
}

/** A 3 after two zeros only avoids start codes. */
function withoutEscapes(unit: Buffer): Buffer {
  return Buffer.from(
    [...unit.subarray(0, 64)].filter(
      (byte, at) => !(byte === 3 && !unit[at - 1] && !unit[at - 2]),
    ),
  );
}

/**
 * Decodes the only picture of a HEIC file of this zoo by ffmpeg, which neither
 * reads its boxes nor pads rows.
 * @param size of the coded picture, with even sides
 */
export async function decodedByFfmpeg(
  heic: Buffer,
  size: { width: number; height: number },
): Promise<Pixels> {
  const stream = [...parametersIn(heic), pictureIn(heic)].flatMap((unit) => [
    START_CODE,
    unit,
  ]);
  const data = await runFfmpeg(
    [
      '-f',
      'hevc',
      '-i',
      'pipe:0',
      '-frames:v',
      '1',
      '-vf',
      'scale=in_color_matrix=bt601:in_range=full',
      '-pix_fmt',
      'rgb24',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    Buffer.concat(stream),
  );
  return { data, ...size };
}

/** The units of `hvcC`, as `configurationOf` writes it. */
function parametersIn(heic: Buffer): Buffer[] {
  const HEAD_BYTES = 23;
  let at = heic.indexOf('hvcC') + 4 + HEAD_BYTES;
  return Object.values(NAL).map(() => {
    const length = heic.readUInt16BE(at + 3);
    at += 5 + length;
    return heic.subarray(at - length, at);
  });
}

function pictureIn(heic: Buffer): Buffer {
  const at = heic.indexOf('mdat') + 4;
  return heic.subarray(at + 4, at + 4 + heic.readUInt32BE(at));
}
