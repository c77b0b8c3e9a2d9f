import { type Bitmap } from '../picture/bitmap.js';
import {
  ffmpegStart,
  guardedInput,
  MAX_FRAME_PIXELS,
} from '../video/ffmpeg-input.js';
import { ffprobe } from '../video/ffprobe.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { runProgram } from '../process/program.js';
import { PREVIEW_BOX } from '../video/stills.js';
import { mediaTools } from '../process/tools.js';
import { fitInto, type Size } from '../video/video-filters.js';

const TIMEOUT_MS = 60_000;

/**
 * libvips does not decode BMP.
 * @throws MediaUnreadableError for other formats
 */
export async function decodeBmp(
  path: string,
): Promise<Size & { bitmap: Bitmap }> {
  const { ffmpeg } = await mediaTools();
  const { streams } = await ffprobe(path, 'bmp');
  const { width = 0, height = 0 } = streams[0] ?? {};
  if (width * height > MAX_FRAME_PIXELS)
    throw new MediaUnreadableError(`too large: ${width}x${height}`);
  const size = fitInto({ width, height }, PREVIEW_BOX, 1);
  const bytes = size.width * size.height * 3;
  const data = await runProgram(
    ffmpeg,
    [
      ...ffmpegStart(TIMEOUT_MS),
      ...guardedInput('bmp'),
      '-frames:v',
      '1',
      '-vf',
      `scale=${size.width}:${size.height}`,
      '-pix_fmt',
      'rgb24',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    { timeoutMs: TIMEOUT_MS, maxOutputBytes: bytes },
    { input: path },
  );
  if (data.length !== bytes) throw new MediaUnreadableError('damaged');
  return { width, height, bitmap: { data, ...size, channels: 3 } };
}
