import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFfmpeg } from '../ffmpeg.js';
import { keptBytes } from '../kept.js';
import { type Pixels } from '../patterns.js';

const CODECS = {
  hevc: ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'],
  av1: ['-c:v', 'libaom-av1', '-strict', '-2', '-cpu-used', '8'],
};
const QUIET_X265 = ['-x265-params', 'log-level=none'];

/** The first is the major one. */
const BRANDS = {
  avis: ['avis', 'avif', 'msf1', 'miaf'],
  msf1: ['msf1', 'hevc', 'iso8'],
  hevc: ['hevc', 'msf1', 'iso8'],
};

export type SequenceBrand = keyof typeof BRANDS;

/**
 * An animated AVIF or a HEIF sequence: a track of pictures, without a still
 * item, as some cameras and converters write it.
 */
export function sequence(
  brand: SequenceBrand,
  frames: [Pixels, ...Pixels[]],
): Promise<Buffer> {
  return keptBytes(`sequence.${brand}`, async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'sequence-'));
    try {
      const target = path.join(dir, 'video.mp4');
      await asVideo(target, brand === 'avis' ? 'av1' : 'hevc', frames);
      return asSequence(await readFile(target), BRANDS[brand]);
    } finally {
      await rm(dir, { recursive: true });
    }
  });
}

async function asVideo(
  target: string,
  codec: keyof typeof CODECS,
  frames: [Pixels, ...Pixels[]],
): Promise<void> {
  const [{ width, height }] = frames;
  await runFfmpeg(
    [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      '2',
      '-i',
      'pipe:0',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-pix_fmt',
      'yuv420p',
      ...CODECS[codec],
      ...(codec === 'hevc' ? QUIET_X265 : []),
      '-crf',
      '18',
      '-b:v',
      '0',
      target,
    ],
    Buffer.concat(frames.map(({ data }) => data)),
  );
}

/** Every place in the file stays: the first box keeps its length. */
function asSequence(video: Buffer, brands: string[]): Buffer {
  const [major = '', ...others] = brands;
  const length = video.readUInt32BE(0);
  const HEAD_BYTES = 16;
  video.write(major, 8, 'latin1');
  for (let at = HEAD_BYTES; at < length; at += 4)
    video.write(others[at / 4 - HEAD_BYTES / 4] ?? 'mif1', at, 'latin1');
  video.write('pict', video.indexOf('vide', video.indexOf('hdlr')), 'latin1');
  return video;
}
