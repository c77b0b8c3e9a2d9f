import path from 'node:path';
import { djpegDirs, ensureDjpeg } from './djpeg-program.mjs';
import { ensureFfmpeg, ffmpegDirs } from './ffmpeg-program.mjs';

/** PATH with the folders of fetched and of Homebrew's programs, for the product's processes. */
export function pathWithMediaPrograms(searchPath = process.env.PATH ?? '') {
  return [searchPath, ...ffmpegDirs(), ...djpegDirs()]
    .filter(Boolean)
    .join(path.delimiter);
}

/**
 * Fetches the programs that decode guests' files unless they are installed. The worker takes a djpeg that comes later.
 * @returns {Promise<string | null>} a warning when only the npm packages' ffmpeg is left, else null
 */
export async function ensureMediaPrograms() {
  void ensureDjpeg();
  return ensureFfmpeg();
}
