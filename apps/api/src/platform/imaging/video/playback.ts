import type { ProbedStream } from './ffprobe.js';

/**
 * `remux`: another container; `remux-video`: also new sound; `transcode`:
 * everything.
 */
export type Playback = 'original' | 'remux' | 'remux-video' | 'transcode';

interface Contents {
  /** All formats of ffprobe's demuxer. */
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
 * Chooses the form for Chrome, Edge, Firefox and Safari, also without a HEVC
 * decoder. `.mov` is remuxed: some browsers do not open `video/quicktime`.
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

/** QuickTime (brandless in old files) and 3GP have own types. */
function isOwnBrand(brand = ''): boolean {
  return !/^(qt|3g|$)/.test(brand.trim());
}
