import { askDecoder } from './ask-decoder.js';
import { USUAL_LIMITS, type DecoderLimits } from './decoder.js';
import { largeWork, NeedsMuchMemoryError } from '../process/large-work.js';
import {
  MAX_EXIF_BYTES,
  pictureIn,
  PictureRefusedError,
  type DecodedPicture,
} from './picture-answer.js';
import { ProgramInterruptedError } from '../process/program-interrupted-error.js';
import { ProgramKilledError } from '../process/program-killed-error.js';

const LARGE: DecoderLimits = { ...USUAL_LIMITS, maxBytes: 640_000_000 };
const HEADER_BYTES = 10_000;

export interface DecodingOrder {
  box: { width: number; height: number };
  /** The damage that is an error. */
  failOn: 'truncated' | 'error';
  showsTorn: boolean;
  /** True: a large picture throws instead of waiting for its turn. */
  isLargeRefused?: boolean | undefined;
  /** Its pictures may share a decoder. */
  sender?: string | undefined;
}

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
    return await decodeWithin(picture, order, USUAL_LIMITS);
  } catch (error) {
    if (!isForMemory(error)) throw error;
    if (order.isLargeRefused) throw new NeedsMuchMemoryError();
    return largeWork.run(() => decodeWithin(picture, order, LARGE));
  }
}

function isForMemory(error: unknown): boolean {
  if (error instanceof PictureRefusedError) return error.fault === 'memory';
  const isKilled =
    error instanceof ProgramKilledError ||
    error instanceof ProgramInterruptedError;
  return isKilled && error.isForMemory;
}

export function decodeWithin(
  picture: string | Buffer,
  { sender, isLargeRefused: _, ...order }: DecodingOrder,
  limits: DecoderLimits,
): Promise<DecodedPicture | undefined> {
  const { width, height } = order.box;
  const task = {
    order: { makes: 'picture', ...order, maxExifBytes: MAX_EXIF_BYTES },
    maxAnswerBytes: width * height * 4 + MAX_EXIF_BYTES + HEADER_BYTES,
    read: pictureIn,
  };
  return askDecoder({ picture, sender }, task, limits);
}
