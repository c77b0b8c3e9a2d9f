import type { ProbedStream } from './ffprobe.js';

/**
 * `original`: plays as it is. `remux`: needs another container. `remux-video`:
 * also needs its sound re-encoded. `transcode`: needs everything re-encoded.
 */
export type Playback = 'original' | 'remux' | 'remux-video' | 'transcode';

interface Contents {
  /** ffprobe's names of all formats that its demuxer reads. */
  container: string;
  brand?: string | undefined;
  video: ProbedStream;
  audio?: ProbedStream | undefined;
  isHdr: boolean;
}

const EIGHT_BIT = new Set(['yuv420p', 'yuvj420p']);
const WEBM_VIDEO = new Set(['vp8', 'vp9', 'av1']);
const WEBM_AUDIO = new Set(['opus', 'vorbis', undefined]);
const MP4_AUDIO = new Set(['aac', 'mp3', undefined]);

/**
 * Conversion that Chrome, Edge, Firefox and Safari need to play it, also on
 * computers without a HEVC decoder. QuickTime files (`.mov`) with MP4 streams
 * are remuxed, because some browsers do not open `video/quicktime`.
 */
export function playbackOf({
  container,
  brand,
  video,
  audio,
  isHdr,
}: Contents): Playback {
  const [picture = '', sound] = [video.codec_name, audio?.codec_name];
  if (isHdr || !EIGHT_BIT.has(video.pix_fmt ?? '')) return 'transcode';
  if (container.includes('matroska')) {
    return WEBM_VIDEO.has(picture) && WEBM_AUDIO.has(sound)
      ? 'original'
      : inMp4(picture, sound);
  }
  if (!container.includes('mp4')) return 'transcode';
  const needed = inMp4(picture, sound);
  return needed === 'remux' && isOwnBrand(brand) ? 'original' : needed;
}

function inMp4(picture: string, sound: string | undefined): Playback {
  if (picture !== 'h264') return 'transcode';
  return MP4_AUDIO.has(sound) ? 'remux' : 'remux-video';
}

/**
 * QuickTime (without a brand in old files) and 3GP share the structure of MP4
 * but have their own types.
 */
function isOwnBrand(brand = ''): boolean {
  return !/^(qt|3g|$)/.test(brand.trim());
}
