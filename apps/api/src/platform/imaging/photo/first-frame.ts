import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { ffprobe } from '../video/ffprobe.js';
import { videoFacts } from '../video/video-facts.js';
import { NeedsMuchMemoryError } from '../process/large-work.js';
import { frameAt, isUsualFrame } from '../video/video.js';
import type { DecodedPicture } from '../decoder/picture-answer.js';

/**
 * Decodes the first picture of a sequence as that of a video: libvips knows no
 * sequences of AVIF, and of HEIF only those with a still picture.
 * @param options `isLargeRefused`: a large picture throws instead of waiting for its turn
 * @throws MediaUnreadableError, NeedsMuchMemoryError
 */
export async function decodeFirstFrame(
  path: string,
  { isLargeRefused = false }: { isLargeRefused?: boolean | undefined },
): Promise<DecodedPicture> {
  const facts = videoFacts(await ffprobe(path));
  if (isLargeRefused && !isUsualFrame(facts)) throw new NeedsMuchMemoryError();
  const bitmap = await frameAt(path, facts, 0);
  if (!bitmap) throw new MediaUnreadableError('no frames');
  const { width, height, durationSeconds } = facts;
  return { width, height, bitmap, ...(durationSeconds && { durationSeconds }) };
}
