import { constants } from 'node:os';
import { type Bitmap } from '../picture/bitmap.js';
import { sizeOfFile, TARGET } from '../process/child-files.js';
import { ffmpegStart, guardedInput } from './ffmpeg-input.js';
import { ffprobe } from './ffprobe.js';
import { largeWork } from '../process/large-work.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { USUAL_DATA_BYTES } from '../process/confined-child.js';
import { runProgram } from '../process/program.js';
import { PREVIEW_BOX, stillsOf } from './stills.js';
import { mediaTools } from '../process/tools.js';
import { transcodeArguments } from './transcode-arguments.js';
import { videoFacts, type VideoFacts } from './video-facts.js';
import { fitInto, toScreen } from './video-filters.js';

export interface VideoPosters {
  /** The poster has at most 2,000 px, in WebP, upright; so has `thumb`. */
  poster: Buffer;
  thumb: Buffer;
  placeholder: string;
}

const POSTER_AT_SECONDS = 1;
const POSTER_TIMEOUT_MS = 60_000;
const LEAST_TRANSCODE_TIMEOUT_MS = 120_000;
const MOST_TRANSCODE_TIMEOUT_MS = 8 * 3_600_000;
const TRANSCODE_TIMEOUT_FACTOR = 20;
/** Measured with 10 bits a colour: 0.53 GB at 4K, 1.15 GB at 8K. */
const TRANSCODE_DATA_BYTES = 900_000_000;
const LARGE_TRANSCODE_DATA_BYTES = 1_500_000_000;
const USUAL_FRAME_PIXELS = 4096 * 2304;
const LARGE_FRAME_DATA_BYTES = 1_000_000_000;
/** Twice the bit rate of a transcode. */
const TARGET_BYTES_PER_SECOND = 2_000_000;
const TARGET_HEADROOM_BYTES = 64_000_000;
/** No codec of phones needs so many times fewer bytes than H.264. */
const MOST_GROWTH = 20;

/**
 * Reads the facts of the container.
 * @throws MediaUnreadableError, ToolMissingError
 */
export async function probeVideo(path: string): Promise<VideoFacts> {
  const facts = videoFacts(await ffprobe(path));
  return facts.durationSeconds > 0
    ? facts
    : { ...facts, durationSeconds: await measuredSeconds(path, facts) };
}

/**
 * Extracts the frame at 1 s, or a shorter video's first, in two sizes.
 * @throws MediaUnreadableError `no frames` when no frame can be decoded
 */
export async function videoPosters(
  path: string,
  facts: VideoFacts,
): Promise<VideoPosters> {
  const isLongEnough = facts.durationSeconds > POSTER_AT_SECONDS;
  const atOneSecond = isLongEnough
    ? await frameAt(path, facts, POSTER_AT_SECONDS)
    : undefined;
  const frame = atOneSecond ?? (await frameAt(path, facts, 0));
  if (!frame) throw new MediaUnreadableError('no frames');
  const { preview: poster, thumb, placeholder } = await stillsOf(frame);
  return { poster, thumb, placeholder };
}

/**
 * Writes MP4 with fast start, H.264 and AAC or MP3, without metadata. Copies the
 * streams as `facts.playback` says; others become at most 1080p at 30 frames a
 * second, upright and SDR.
 * @throws MediaUnreadableError, ToolMissingError; the target may then exist in
 * part
 */
export async function transcodeVideo(
  path: string,
  targetPath: string,
  facts: VideoFacts,
): Promise<void> {
  const { ffmpeg, hasToneMapping } = await mediaTools();
  const timeoutMs = transcodeTimeoutMs(facts);
  const made = transcodeArguments(facts, hasToneMapping);
  const maxDataBytes = isUsualFrame(facts)
    ? TRANSCODE_DATA_BYTES
    : LARGE_TRANSCODE_DATA_BYTES;
  const maxTargetBytes = mostTargetBytes(facts, await sizeOfFile(path));
  await runProgram(
    ffmpeg,
    [
      ...ffmpegStart(timeoutMs),
      ...guardedInput('video'),
      ...made,
      `file:${TARGET}`,
    ],
    {
      timeoutMs,
      maxOutputBytes: 0,
      maxDataBytes,
      maxTargetBytes,
      priority: constants.priority.PRIORITY_LOW,
    },
    { input: path, target: targetPath },
  );
  // ffmpeg also exits with 0 when it could not decode a frame.
  await ffprobe(targetPath).then(videoFacts);
}

/** Its duration and its bytes bound it, because a duration may be false. */
export function mostTargetBytes(
  { durationSeconds }: Pick<VideoFacts, 'durationSeconds'>,
  bytes: number,
): number {
  const byDuration = bytes + durationSeconds * TARGET_BYTES_PER_SECOND;
  return TARGET_HEADROOM_BYTES + Math.min(byDuration, MOST_GROWTH * bytes);
}

/** max(120 s, 20 x duration), bounded because a duration may be false. */
function transcodeTimeoutMs({ durationSeconds }: VideoFacts): number {
  const wanted = Math.max(
    LEAST_TRANSCODE_TIMEOUT_MS,
    TRANSCODE_TIMEOUT_FACTOR * durationSeconds * 1000,
  );
  return Math.min(wanted, MOST_TRANSCODE_TIMEOUT_MS);
}

/** A frame beyond 4K waits for its turn among large pictures. */
export function isUsualFrame({ width, height }: VideoFacts): boolean {
  return width * height <= USUAL_FRAME_PIXELS;
}

/**
 * Decodes one frame into the box of previews; undefined without one there.
 * Frames beyond 4K need as much memory as large photos and share their queue.
 */
export function frameAt(
  path: string,
  facts: VideoFacts,
  seconds: number,
): Promise<Bitmap | undefined> {
  if (isUsualFrame(facts))
    return decodeFrame(path, facts, seconds, USUAL_DATA_BYTES);
  return largeWork.run(() =>
    decodeFrame(path, facts, seconds, LARGE_FRAME_DATA_BYTES),
  );
}

async function decodeFrame(
  path: string,
  facts: VideoFacts,
  seconds: number,
  maxDataBytes: number,
): Promise<Bitmap | undefined> {
  const { ffmpeg, hasToneMapping } = await mediaTools();
  const size = fitInto(facts, PREVIEW_BOX);
  const frameBytes = size.width * size.height * 3;
  const toRgb =
    facts.hdr && hasToneMapping
      ? 'scale=in_color_matrix=bt709'
      : `scale=in_color_matrix=${facts.matrix}`;
  const output = await runProgram(
    ffmpeg,
    [
      ...ffmpegStart(POSTER_TIMEOUT_MS),
      ...(seconds > 0 ? ['-ss', `${seconds}`] : []),
      ...guardedInput('video'),
      '-map',
      `0:${facts.videoStream}`,
      '-frames:v',
      '1',
      '-vf',
      [...toScreen(facts, size, hasToneMapping), toRgb, 'format=rgb24'].join(
        ',',
      ),
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    { timeoutMs: POSTER_TIMEOUT_MS, maxOutputBytes: frameBytes, maxDataBytes },
    { input: path },
  );
  return output.length === frameBytes
    ? { data: output, ...size, channels: 3 }
    : undefined;
}

/** The file may not say its duration, but its packets have times. */
async function measuredSeconds(
  path: string,
  { videoStream }: VideoFacts,
): Promise<number> {
  const { ffmpeg } = await mediaTools();
  const output = await runProgram(
    ffmpeg,
    [
      ...ffmpegStart(POSTER_TIMEOUT_MS),
      ...guardedInput('video'),
      '-map',
      `0:${videoStream}`,
      '-c',
      'copy',
      '-progress',
      'pipe:1',
      '-f',
      'null',
      '-',
    ],
    { timeoutMs: POSTER_TIMEOUT_MS, maxOutputBytes: 1_000_000 },
    { input: path },
  );
  // The value is in microseconds, despite its name.
  const times = [...output.toString().matchAll(/^out_time_ms=(\d+)$/gm)];
  return Number(times.at(-1)?.[1] ?? 0) / 1_000_000;
}
