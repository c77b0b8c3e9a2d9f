import { runFfmpeg } from './ffmpeg.js';
import { quarters } from './patterns.js';

interface VideoOptions {
  width?: number;
  height?: number;
  seconds?: number;
  frameRate?: number;
  sound?: string[];
  filters?: string;
}

export const X264 = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-pix_fmt',
  'yuv420p',
];
export const AAC = ['-c:a', 'aac', '-b:a', '64k'];

/** Encodes a video, by default a still with two seconds of tone. */
export async function video(
  target: string,
  codec: string[],
  options: VideoOptions = {},
): Promise<void> {
  const {
    width = 320,
    height = 240,
    seconds = 2,
    frameRate = 10,
    sound = AAC,
  } = options;
  const { filters } = options;
  await runFfmpeg(
    [
      ...input({ width, height, seconds, frameRate, filters }),
      ...sound,
      ...codec,
      '-t',
      `${seconds}`,
      target,
    ],
    quarters(width, height).data,
  );
}

/** Frames without sound, for ffmpeg to read. */
export function input(options: VideoOptions): string[] {
  const { width, height = 0, seconds, frameRate } = options;
  // Players derive a missing matrix tag from the size.
  const {
    filters = `scale=out_color_matrix=${height > 576 ? 'bt709' : 'bt601'}`,
  } = options;
  return [
    '-f',
    'lavfi',
    '-t',
    `${seconds}`,
    '-i',
    'sine=frequency=440',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${frameRate}`,
    '-i',
    'pipe:0',
    '-filter_complex',
    `[1:v]loop=loop=-1:size=1,trim=duration=${seconds},${filters}[v]`,
    '-map',
    '[v]',
    '-map',
    '0:a',
  ];
}
