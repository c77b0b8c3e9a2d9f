import type { ProbedStream } from './ffprobe.js';

/**
 * `remux`: the same streams in a new file; `remux-video`: also new sound;
 * `transcode`: everything.
 */
export type Playback = 'remux' | 'remux-video' | 'transcode';

interface Contents {
  /** All formats of ffprobe's demuxer. */
  container: string;
  video: ProbedStream;
  audio?: ProbedStream | undefined;
  isHdr: boolean;
}

const EIGHT_BIT = new Set(['yuv420p', 'yuvj420p']);
const MP4_AUDIO = new Set(['aac', 'mp3', undefined]);

/**
 * Says how to make the version for Chrome, Edge, Firefox and Safari, also those
 * without decoders for HEVC, VP9 and AV1.
 */
export function playbackOf({
  container,
  video,
  audio,
  isHdr,
}: Contents): Playback {
  const [picture = '', sound] = [video.codec_name, audio?.codec_name];
  if (isHdr || !EIGHT_BIT.has(video.pix_fmt ?? '')) return 'transcode';
  if (picture !== 'h264' || !/mp4|matroska/.test(container)) return 'transcode';
  return MP4_AUDIO.has(sound) ? 'remux' : 'remux-video';
}
