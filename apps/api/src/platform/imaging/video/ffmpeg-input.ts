import { INPUT } from '../process/child-files.js';
import { BMP_DECODER, VIDEO_DECODERS } from './decoders.js';

/** Unlike playlists they cannot refer to another file. */
const VIDEO_CONTAINERS = 'mov,matroska,avi,mpeg,mpegts,mpegvideo';
const BMP_CONTAINER = 'bmp_pipe';
/** Phones do not record above 8K. */
export const MAX_FRAME_PIXELS = 7680 * 4320 * 1.1;
const MAX_ALLOCATION_BYTES = 512 * 1024 ** 2;

export type Kind = 'video' | 'bmp';

/** Opens `INPUT` with the allowed containers and codecs only, within limits. */
export function guardedInput(kind: Kind): string[] {
  return [
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    kind === 'bmp' ? BMP_CONTAINER : VIDEO_CONTAINERS,
    '-codec_whitelist',
    kind === 'bmp' ? BMP_DECODER : VIDEO_DECODERS,
    '-max_alloc',
    `${MAX_ALLOCATION_BYTES}`,
    '-i',
    `file:${INPUT}`,
  ];
}

/** Errors only, no prompts, two threads, limited CPU seconds. */
export function ffmpegStart(timeoutMs: number): string[] {
  const THREADS = 2;
  const cpuSeconds = Math.ceil((THREADS * timeoutMs) / 1000);
  return [
    '-nostdin',
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-timelimit',
    `${cpuSeconds}`,
    '-filter_threads',
    `${THREADS}`,
    '-threads',
    `${THREADS}`,
    '-max_pixels',
    `${MAX_FRAME_PIXELS}`,
  ];
}
