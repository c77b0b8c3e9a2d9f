import { z } from 'zod';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import type { Bitmap } from '../picture/bitmap.js';
import type { DecoderAnswer } from './decoder.js';

/** The decoder leaves out a longer one. */
export const MAX_EXIF_BYTES = 1_000_000;

const MAX_TIME_CHARACTERS = 40;

export interface DecodedPicture {
  /** The width of the whole picture, upright. */
  width: number;
  height: number;
  exif?: Buffer | undefined;
  /** A date of its XMP. */
  xmpTime?: string | undefined;
  bitmap: Bitmap;
  /** Only a sequence of pictures has it. */
  durationSeconds?: number;
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
const unknown = z.object({ isUnknown: z.literal(true) });
const refusal = z.object({
  refused: z.enum([
    'format',
    'damaged',
    'truncated',
    'pixels',
    'memory',
    'machine',
  ]),
  reason: z.string(),
});
const pictureHeader = z.object({
  width: size,
  height: size,
  damage: z.string().optional(),
  xmpTime: z.string().max(MAX_TIME_CHARACTERS).optional(),
  exifBytes: z.number().int().nonnegative(),
  bitmap: z.object({
    width: size,
    height: size,
    channels: z.literal([1, 2, 3, 4]),
  }),
});

/**
 * Checks the decoder's output, which is untrusted.
 * @returns undefined for a format unknown to libvips
 * @throws PictureRefusedError, MediaUnreadableError; Error for a fault of the
 * machine
 */
export function pictureIn(answer: DecoderAnswer): DecodedPicture | undefined {
  const header = headerIn(answer, pictureHeader);
  if (!header) return undefined;
  const { exifBytes, bitmap: shape, ...facts } = header;
  const data = answer.body.subarray(exifBytes);
  if (data.length !== shape.width * shape.height * shape.channels)
    throw new MediaUnreadableError('its decoder crashed');
  const exif = exifBytes > 0 ? answer.body.subarray(0, exifBytes) : undefined;
  return { ...facts, exif, bitmap: { ...shape, data } };
}

/**
 * Checks the decoder's output, which is untrusted.
 * @returns undefined for a photo without a gain map
 * @throws like `pictureIn`
 */
export function jpegIn(answer: DecoderAnswer): Buffer | undefined {
  const isMade = headerIn(answer, z.strictObject({})) !== undefined;
  return isMade && answer.body.length > 0 ? answer.body : undefined;
}

function headerIn<T>(
  { header: json }: DecoderAnswer,
  schema: z.ZodType<T>,
): T | undefined {
  const found = parsed(json);
  if (unknown.safeParse(found).success) return undefined;
  const refused = refusal.safeParse(found);
  if (refused.success) throw refusalOf(refused.data);
  const header = schema.safeParse(found);
  if (header.success) return header.data;
  throw new MediaUnreadableError('its decoder crashed', header.error);
}

function refusalOf({ refused, reason }: z.infer<typeof refusal>): Error {
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
