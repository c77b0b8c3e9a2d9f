import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import ffmpegPackage from '@ffmpeg-installer/ffmpeg';

/**
 * Runs the packages' ffmpeg, which has all encoders.
 * @returns the bytes of pipe:1
 */
export async function runFfmpeg(
  args: string[],
  input: Buffer = Buffer.alloc(0),
): Promise<Buffer> {
  const child = spawn(ffmpegPackage.path, [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...args,
  ]);
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('exit', resolve),
  );
  // It may stop reading early; its exit code decides.
  child.stdin.on('error', () => undefined).end(input);
  const [output, reason, code] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    exit,
  ]);
  if (code !== 0)
    throw new Error(`ffmpeg ${args.join(' ')}: ${reason.toString()}`);
  return output;
}
