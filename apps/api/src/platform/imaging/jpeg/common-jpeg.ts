import exifr from 'exifr';
import { xmpTimeIn } from '../child/xmp-time.mjs';
import { openBitmap, toBitmap, type Bitmap } from '../picture/bitmap.js';
import type { DecodedPicture } from '../decoder/picture-answer.js';
import { INPUT } from '../process/child-files.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { ProgramInterruptedError } from '../process/program-interrupted-error.js';
import { runProgram } from '../process/program.js';
import { toSrgb } from './colour-space.js';
import { djpeg, forgetDjpeg } from './djpeg.js';
import { commonJpegHeader, type JpegHeader } from './jpeg-header.js';

interface Size {
  width: number;
  height: number;
}

/** Sizes at which libjpeg decodes, in eighths, the cheapest first. */
const EIGHTHS = [1, 2, 4, 8];
/** Larger ones need the care of the decoder. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE = 20_000;
/** The pixels of a preview. It costs more to send further ones to this process than to use the decoder. */
const MAX_SCALED_PIXELS = 4_200_000;
const HEADER_BYTES = 40;
const LIMITS = {
  // A common photo takes a hundredth of it.
  timeoutMs: 10_000,
  maxDataBytes: 100_000_000,
  isSmall: true,
};
const EXIF_HEADER_BYTES = 6;
const PNM = /^P([56])\n(\d+) (\d+)\n255\n/;
/** EXIF orientations 1 to 8: mirrored, then turned clockwise. */
const TURNS = [
  {},
  { isMirrored: true },
  { turn: 180 },
  { isMirrored: true, turn: 180 },
  { isMirrored: true, turn: 270 },
  { turn: 90 },
  { isMirrored: true, turn: 90 },
  { turn: 270 },
] satisfies { turn?: number; isMirrored?: boolean }[];

/**
 * Decodes a JPEG as phones make them, by libjpeg's program in a process of its
 * own: at the smallest size that fills the box, so a thumbnail costs a tenth of
 * a whole decoding. Any doubt leaves the file to the decoder.
 * @returns undefined for other, unusual or damaged files, and without the
 *   program
 * @throws WorkStoppedError, Error for a fault of the machine
 */
export async function decodeCommonJpeg(
  path: string,
  box: Size,
): Promise<DecodedPicture | undefined> {
  const header = await commonJpegHeader(path);
  if (!header || isTooLarge(header)) return undefined;
  const orientation = await orientationIn(header.exif);
  const turn = orientation === undefined ? undefined : TURNS[orientation - 1];
  if (!turn) return undefined;
  const isLying = turn.turn === 90 || turn.turn === 270;
  const stored = isLying ? turned(box) : box;
  const pixels = await pixelsOf(path, header, stored);
  if (!pixels) return undefined;
  const upright = await fitted(pixels, targetOf(header, stored), turn);
  toSrgb(upright, header.colours);
  return {
    ...(isLying ? turned(header) : sizeOf(header)),
    exif: header.exif,
    xmpTime: xmpTimeIn(header.xmp),
    bitmap: upright,
  };
}

function isTooLarge({ width, height }: Size): boolean {
  return width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE;
}

/** @returns undefined for EXIF that cannot be read, and for unknown values */
async function orientationIn(
  exif: Buffer | undefined,
): Promise<number | undefined> {
  if (!exif) return 1;
  try {
    const tags = (await exifr.parse(exif.subarray(EXIF_HEADER_BYTES), {
      pick: ['Orientation'],
      translateValues: false,
    })) as { Orientation?: unknown; errors?: unknown } | undefined;
    // exifr reports unreadable tags here and throws no error.
    if (tags?.errors !== undefined) return undefined;
    const { Orientation: orientation = 1 } = tags ?? {};
    return typeof orientation === 'number' ? orientation : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the stored pixels, not turned, at the smallest scale that fills the box. */
async function pixelsOf(
  path: string,
  header: JpegHeader,
  box: Size,
): Promise<Bitmap | undefined> {
  const target = targetOf(header, box);
  const eighths = EIGHTHS.find(
    (count) =>
      scaledBy(count, header).width >= target.width &&
      scaledBy(count, header).height >= target.height,
  );
  const program = await djpeg();
  if (!program || eighths === undefined) return undefined;
  const size = scaledBy(eighths, header);
  const bytes = size.width * size.height * header.channels;
  if (size.width * size.height > MAX_SCALED_PIXELS) return undefined;
  const output = await outputOf(program, path, eighths, bytes + HEADER_BYTES);
  return output && bitmapIn(output, { ...size, channels: header.channels });
}

async function outputOf(
  program: string,
  input: string,
  eighths: number,
  maxOutputBytes: number,
): Promise<Buffer | undefined> {
  const args = ['-scale', `${eighths}/8`, '-pnm', INPUT];
  try {
    return await runProgram(
      program,
      args,
      { ...LIMITS, maxOutputBytes },
      { input },
    );
  } catch (error) {
    // Any warning counts as a failure, too: the decoder judges the damage, and what a kill means.
    if (
      error instanceof MediaUnreadableError ||
      error instanceof ProgramInterruptedError
    )
      return undefined;
    if ((error as NodeJS.ErrnoException).syscall !== 'exec') throw error;
    forgetDjpeg();
    return undefined;
  }
}

/** Checks the program's output, which is untrusted. */
function bitmapIn(
  output: Buffer,
  { width, height, channels }: Size & Pick<JpegHeader, 'channels'>,
): Bitmap | undefined {
  const head = PNM.exec(output.toString('latin1', 0, HEADER_BYTES));
  if (!head) return undefined;
  const data = output.subarray(head[0].length);
  const isExpected =
    head[1] === (channels === 3 ? '6' : '5') &&
    Number(head[2]) === width &&
    Number(head[3]) === height &&
    data.length === width * height * channels;
  return isExpected ? { data, width, height, channels } : undefined;
}

async function fitted(
  bitmap: Bitmap,
  { width, height }: Size,
  { turn = 0, isMirrored = false }: { turn?: number; isMirrored?: boolean },
): Promise<Bitmap> {
  const scaled = openBitmap(bitmap).resize(width, height, { fit: 'fill' });
  return toBitmap(scaled.flop(isMirrored).rotate(turn));
}

/** Returns the largest size that fits the box and is not larger than the picture. */
function targetOf({ width, height }: Size, box: Size): Size {
  const shrink = Math.max(1, width / box.width, height / box.height);
  return {
    width: Math.max(1, Math.round(width / shrink)),
    height: Math.max(1, Math.round(height / shrink)),
  };
}

function scaledBy(eighths: number, { width, height }: Size): Size {
  return {
    width: Math.ceil((width * eighths) / 8),
    height: Math.ceil((height * eighths) / 8),
  };
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
