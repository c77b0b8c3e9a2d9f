import { MAX_FRAME_PIXELS } from './ffmpeg-input.js';
import type { Probed, ProbedStream } from './ffprobe.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { playbackOf, type Playback } from './playback.js';
import { cameraInTags } from '../picture/camera.js';
import { SoundOnlyError } from './sound-only-error.js';
import { recordedInTags, type DeviceFacts } from '../picture/recorded-time.js';

export interface VideoFacts extends DeviceFacts {
  /** The width as displayed: upright, with square pixels. */
  width: number;
  height: number;
  /** 0 when unknown. */
  durationSeconds: number;
  playback: Playback;
  /** Frames a second; 0 when unknown. */
  frameRate: number;
  /** Index within the file. */
  videoStream: number;
  audioStream?: number | undefined;
  /** Transfer function. */
  hdr?: Hdr | undefined;
  /** HD, SD or BT.2020. */
  matrix: 'bt709' | 'bt601' | 'bt2020';
}

export type Hdr = 'smpte2084' | 'arib-std-b67';

const SD_LINES = 576;
const BESIDE_SOUND = new Set(['audio', 'subtitle']);
/** Ffprobe divides the size of these by a bit rate, since they have no container. */
const BARE_MPEG = 'mpegvideo';
/** ISO/IEC 14496-12, 8.4.2.3: all ones; some programs leave out the sign. */
const UNKNOWN_DURATIONS = new Set([0xffff_ffff, 0x7fff_ffff]);
/** A still picture takes more. */
const LEAST_BYTES_PER_SECOND = 500;

/**
 * @throws SoundOnlyError; MediaUnreadableError without a video stream, or for
 * too large frames
 */
export function videoFacts({ streams, format }: Probed): VideoFacts {
  const video = streams.find(
    (stream) =>
      stream.codec_type === 'video' && !stream.disposition?.attached_pic,
  );
  if (!video) throw withoutVideo({ streams, format });
  const tags = { ...video.tags, ...format.tags };
  const audio = streams.find(
    (stream) =>
      stream.codec_type === 'audio' && stream.codec_name !== undefined,
  );
  const hdr = hdrOf(video);
  const playback = playbackOf({
    container: format.format_name,
    video,
    audio,
    isHdr: !!hdr,
  });
  return {
    ...shownSize(video),
    durationSeconds: statedSeconds(format, video),
    recordedTime: recordedInTags(tags),
    camera: cameraInTags(tags),
    playback,
    frameRate: ratio(video.avg_frame_rate, '/') ?? 0,
    videoStream: video.index,
    audioStream: audio?.index,
    hdr,
    matrix: matrixOf(video),
  };
}

function withoutVideo({ streams, format }: Probed): MediaUnreadableError {
  const isSound =
    streams.some(({ codec_type: type }) => type === 'audio') &&
    streams.every(
      ({ codec_type: type = '', disposition }) =>
        BESIDE_SOUND.has(type) || disposition?.attached_pic,
    );
  if (!isSound) return new MediaUnreadableError('no video stream');
  const { duration: durationSeconds = 0, tags } = format;
  const recordedTime = recordedInTags(tags);
  const camera = cameraInTags(tags ?? {});
  return new SoundOnlyError({ durationSeconds, recordedTime, camera });
}

/** 0 for a duration that the file does not say, or cannot have. */
function statedSeconds(
  { duration, format_name: container, size = Infinity }: Probed['format'],
  video: ProbedStream,
): number {
  const seconds = duration ?? video.duration ?? 0;
  const isGuess = container === BARE_MPEG;
  const isUnknown = UNKNOWN_DURATIONS.has(video.duration_ts ?? 0);
  const isTooLong = seconds * LEAST_BYTES_PER_SECOND > size;
  return isGuess || isUnknown || isTooLong ? 0 : seconds;
}

function shownSize(video: ProbedStream): { width: number; height: number } {
  const { width = 0, height = 0, sample_aspect_ratio: aspect } = video;
  if (width <= 0 || height <= 0) throw new MediaUnreadableError('no frames');
  if (width * height > MAX_FRAME_PIXELS)
    throw new MediaUnreadableError(`too large: ${width}x${height}`);
  const square = {
    width: Math.round(width * (ratio(aspect, ':') ?? 1)),
    height,
  };
  return isTurned(video)
    ? { width: square.height, height: square.width }
    : square;
}

function isTurned({
  side_data_list: sideData = [],
  tags = {},
}: ProbedStream): boolean {
  const rotation =
    sideData.find((data) => data.rotation !== undefined)?.rotation ??
    Number(tags.rotate ?? 0);
  return Math.abs(Math.round(rotation / 90)) % 2 === 1;
}

/**
 * Parses `30000/1001` or `4:3`; undefined for `0/0`, `0:1` and absurd values.
 */
function ratio(
  text: string | undefined,
  separator: string,
): number | undefined {
  const [over = NaN, under = NaN] = (text ?? '').split(separator).map(Number);
  const value = over / under;
  return value > 0.01 && value < 10_000 ? value : undefined;
}

function hdrOf({ color_transfer: transfer }: ProbedStream): Hdr | undefined {
  return transfer === 'smpte2084' || transfer === 'arib-std-b67'
    ? transfer
    : undefined;
}

/** Players guess it by the size of untagged video. */
function matrixOf({
  color_space: space = '',
  height = 0,
}: ProbedStream): VideoFacts['matrix'] {
  if (space.startsWith('bt2020')) return 'bt2020';
  if (space === 'bt709') return 'bt709';
  if (space === 'smpte170m' || space === 'bt470bg') return 'bt601';
  return height > SD_LINES ? 'bt709' : 'bt601';
}
