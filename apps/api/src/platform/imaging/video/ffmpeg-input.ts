import { INPUT } from '../process/child-files.js';
import { BMP_DECODER, VIDEO_DECODERS } from './decoders.js';

/** Containers that guests' devices make. None of them can name another file, as playlists do. */
const VIDEO_CONTAINERS = 'mov,matroska,avi,mpeg,mpegts,mpegvideo';
const BMP_CONTAINER = 'bmp_pipe';
/** Frames beyond 8K are no video of a phone. */
export const MAX_FRAME_PIXELS = 7680 * 4320 * 1.1;
const MAX_ALLOCATION_BYTES = 512 * 1024 ** 2;

/** What a file that is given to ffmpeg or ffprobe must be. */
export type Kind = 'video' | 'bmp';

/** How ffmpeg and ffprobe open `INPUT`: this file only, as one of the containers and codecs only, under limits. */
export function guardedInput(kind: Kind): string[] {
  return [
    ...['-protocol_whitelist', 'file'],
    ...['-format_whitelist', kind === 'bmp' ? BMP_CONTAINER : VIDEO_CONTAINERS],
    ...['-codec_whitelist', kind === 'bmp' ? BMP_DECODER : VIDEO_DECODERS],
    ...['-max_alloc', `${MAX_ALLOCATION_BYTES}`],
    ...['-i', `file:${INPUT}`],
  ];
}

/** Every run of ffmpeg begins so: silent but for errors, asking nothing, on two threads, for so many CPU seconds. */
export function ffmpegStart(timeoutMs: number): string[] {
  const THREADS = 2;
  const cpuSeconds = Math.ceil((THREADS * timeoutMs) / 1000);
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
    ...['-timelimit', `${cpuSeconds}`, '-filter_threads', `${THREADS}`],
    ...['-threads', `${THREADS}`, '-max_pixels', `${MAX_FRAME_PIXELS}`],
  ];
}
