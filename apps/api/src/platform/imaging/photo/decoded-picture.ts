import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Bitmap } from './bitmap.js';
import { INPUT } from '../process/child-files.js';
import { largeWork, NeedsMuchMemoryError } from '../process/large-work.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { ProgramKilledError } from '../process/program-killed-error.js';
import { runProgram } from '../process/program.js';

/** Beside this file in sources and build. */
const DECODER = fileURLToPath(
  new URL('../child/decode-picture.mjs', import.meta.url),
);

/** Fits phone photos up to 24 MP and most larger ones. */
export interface DecodingLimits {
  maxBytes: number;
  timeoutMs: number;
}

const TIMEOUT_MS = 60_000;
const SMALL: DecodingLimits = { maxBytes: 300_000_000, timeoutMs: TIMEOUT_MS };
const LARGE: DecodingLimits = { maxBytes: 640_000_000, timeoutMs: TIMEOUT_MS };
/** Allocated but unused, such as thread stacks. */
const UNTOUCHED_BYTES = 100_000_000;
const HEAP_MB = 96;
const MAX_EXIF_BYTES = 1_000_000;
const HEADER_BYTES = 10_000;

export interface DecodingOrder {
  box: { width: number; height: number };
  /** The damage that is an error. */
  failOn: 'truncated' | 'error';
  showsTorn: boolean;
  /** True: a large picture throws instead of waiting for its turn. */
  isLargeRefused?: boolean | undefined;
}

export interface DecodedPicture {
  /** Of the whole picture, upright. */
  width: number;
  height: number;
  exif?: Buffer | undefined;
  bitmap: Bitmap;
  /** `truncated`: the lower part is missing. */
  damage?: string | undefined;
}

export class PictureRefusedError extends MediaUnreadableError {
  constructor(
    readonly fault: 'format' | 'damaged' | 'truncated' | 'pixels' | 'memory',
    reason: string,
  ) {
    super(reason);
  }
}

const size = z.number().int().positive();
const answer = z.union([
  z.object({ isUnknown: z.literal(true) }),
  z.object({
    refused: z.enum([
      'format',
      'damaged',
      'truncated',
      'pixels',
      'memory',
      'machine',
    ]),
    reason: z.string(),
  }),
  z.object({
    width: size,
    height: size,
    damage: z.string().optional(),
    exifBytes: z.number().int().nonnegative(),
    bitmap: z.object({
      width: size,
      height: size,
      channels: z.literal([1, 2, 3, 4]),
    }),
  }),
]);

/**
 * Decodes in a separate process, within limits of pixels, memory and time;
 * large pictures one at a time.
 * @param picture a path, or the bytes
 * @returns undefined for a format unknown to libvips
 * @throws PictureRefusedError, MediaUnreadableError; NeedsMuchMemoryError where
 * the order refuses large ones; Error for a fault of the machine;
 * WorkStoppedError
 */
export async function decodePicture(
  picture: string | Buffer,
  order: DecodingOrder,
): Promise<DecodedPicture | undefined> {
  try {
    return await decodeWithin(picture, order, SMALL);
  } catch (error) {
    if (!isForMemory(error)) throw error;
    if (order.isLargeRefused) throw new NeedsMuchMemoryError();
    return largeWork.take(() => decodeWithin(picture, order, LARGE));
  }
}

function isForMemory(error: unknown): boolean {
  if (error instanceof PictureRefusedError) return error.fault === 'memory';
  return error instanceof ProgramKilledError && error.isForMemory;
}

export async function decodeWithin(
  picture: string | Buffer,
  { box, failOn, showsTorn }: DecodingOrder,
  { maxBytes, timeoutMs }: DecodingLimits,
): Promise<DecodedPicture | undefined> {
  const isFile = typeof picture === 'string';
  const order = {
    box,
    failOn,
    showsTorn,
    maxBytes,
    maxExifBytes: MAX_EXIF_BYTES,
    ...(isFile && { input: INPUT }),
  };
  const args = [
    `--max-old-space-size=${HEAP_MB}`,
    DECODER,
    JSON.stringify(order),
  ];
  const maxOutputBytes =
    box.width * box.height * 4 + MAX_EXIF_BYTES + HEADER_BYTES;
  const limits = {
    timeoutMs,
    maxOutputBytes,
    maxDataBytes: maxBytes + UNTOUCHED_BYTES,
  };
  const files = isFile ? { input: picture } : { stdin: picture };
  return pictureOf(await runProgram(process.execPath, args, limits, files));
}

/** The decoder's output is untrusted. */
function pictureOf(output: Buffer): DecodedPicture | undefined {
  const bodyStart = 4 + (output.length >= 4 ? output.readUInt32BE() : 0);
  const header = answer.safeParse(parsed(output.subarray(4, bodyStart)));
  if (!header.success)
    throw new MediaUnreadableError('its decoder crashed', header.error);
  if ('isUnknown' in header.data) return undefined;
  if ('refused' in header.data) throw refusalOf(header.data);
  const { exifBytes, bitmap: shape, ...facts } = header.data;
  const data = output.subarray(bodyStart + exifBytes);
  if (data.length !== shape.width * shape.height * shape.channels)
    throw new MediaUnreadableError('its decoder crashed');
  const exif =
    exifBytes > 0
      ? output.subarray(bodyStart, bodyStart + exifBytes)
      : undefined;
  return { ...facts, exif, bitmap: { ...shape, data } };
}

function refusalOf({
  refused,
  reason,
}: {
  refused: PictureRefusedError['fault'] | 'machine';
  reason: string;
}): Error {
  return refused === 'machine'
    ? new Error(reason)
    : new PictureRefusedError(refused, reason);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
