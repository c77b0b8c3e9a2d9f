import type { ProbedStream } from './ffprobe.js';

/**
 * `original`: plays everywhere as it is. `remux`: its streams do, its container does not. `remux-video`: only its sound
 * has to be coded anew. `transcode`: all of it.
 */
export type Playback = 'original' | 'remux' | 'remux-video' | 'transcode';

interface Contents {
  /** As ffprobe names it: the names of all formats that its reader knows. */
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
 * What has to be done so that Chrome, Edge, Firefox and Safari all play it, on computers without a decoder of their
 * own for HEVC too. A QuickTime file (`.mov`) is remuxed even when its streams are those of an MP4: under its own type,
 * `video/quicktime`, not every browser opens it.
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

/** What it takes to make an MP4 of these streams that plays. */
function inMp4(picture: string, sound: string | undefined): Playback {
  if (picture !== 'h264') return 'transcode';
  return MP4_AUDIO.has(sound) ? 'remux' : 'remux-video';
}

/** QuickTime (old files of which have no brand at all) and 3GP have the same structure, under types of their own. */
function isOwnBrand(brand = ''): boolean {
  return !/^(qt|3g|$)/.test(brand.trim());
}
