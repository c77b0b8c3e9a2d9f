import { writeFile } from 'node:fs/promises';
import type {
  ACCEPTED_IMAGE_TYPES,
  ACCEPTED_VIDEO_TYPES,
} from '@hatira/contract';
import { runFfmpeg } from './ffmpeg.js';
import { quarters } from './patterns.js';
import { PICTURES } from './pictures.js';
import { arw, cr2, cr3, nef, orf, raf, rw2 } from './formats/raw.js';
import { VIDEOS } from './videos.js';

type ImageType = (typeof ACCEPTED_IMAGE_TYPES)[number];
type VideoType = (typeof ACCEPTED_VIDEO_TYPES)[number];

const sample = (name: string) => PICTURES[name]!();

/** A file of each accepted type, as devices write it; shows upright quarters. */
export const ACCEPTED_PICTURES: Record<ImageType, () => Promise<Buffer>> = {
  'image/jpeg': () => sample('progressive.jpg'),
  'image/png': () => sample('screenshot.png'),
  'image/apng': apng,
  'image/webp': () => sample('moving.webp'),
  'image/gif': () => sample('moving.gif'),
  'image/avif': () => sample('moving.avif'),
  'image/heic': () => sample('iphone.heic'),
  'image/heif': async () => withBrand(await sample('10-bit.heic'), 'mif1'),
  'image/heic-sequence': () => sample('burst.heics'),
  'image/heif-sequence': () => sample('burst.heifs'),
  'image/tiff': () => sample('16-bit.tiff'),
  'image/bmp': () => sample('plain.bmp'),
  'image/jxl': () => sample('phone.jxl'),
  'image/x-adobe-dng': () => sample('raw.dng'),
  'image/x-canon-cr2': cr2,
  'image/x-canon-cr3': cr3,
  'image/x-fujifilm-raf': raf,
  'image/x-nikon-nef': nef,
  'image/x-olympus-orf': orf,
  'image/x-panasonic-rw2': rw2,
  'image/x-sony-arw': arw,
};

/** Names of `VIDEOS`. */
export const ACCEPTED_VIDEOS: Record<VideoType, string> = {
  'video/mp4': 'android.mp4',
  'video/quicktime': 'iphone.mov',
  'video/x-m4v': 'tablet.m4v',
  'video/3gpp': 'old-phone.3gp',
  'video/3gpp2': 'old-phone.3g2',
  'video/webm': 'vp9.webm',
  'video/matroska': 'recorder.mkv',
  'video/vnd.avi': 'camera.avi',
  'video/mpeg': 'camcorder.vob',
  'video/mp2t': 'camcorder.mts',
};

type MakeFile = (target: string) => Promise<void>;

/** Formats that guests' phones and cameras do not write. */
export const REFUSED_FILES: Record<string, MakeFile> = {
  'old-camera.wmv': async (target) => {
    await VIDEOS['android.mp4']!(`${target}.mp4`);
    await runFfmpeg([
      '-i',
      `${target}.mp4`,
      '-c:v',
      'wmv2',
      '-c:a',
      'wmav2',
      '-f',
      'asf',
      target,
    ]);
  },
  'scan.jp2': async (target) => {
    const input = ['-f', 'bmp_pipe', '-i', 'pipe:0', '-c:v', 'jpeg2000'];
    const bytes = await runFfmpeg(
      [...input, '-format', 'jp2', '-f', 'image2pipe', 'pipe:1'],
      await sample('plain.bmp'),
    );
    await writeFile(target, bytes);
  },
  'layers.psd': (target) => writeFile(target, psd()),
  'drawing.svg': (target) =>
    writeFile(target, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

function withBrand(file: Buffer, brand: string): Buffer {
  file.write(brand, 8, 'latin1');
  return file;
}

/** Two frames; the second is upside down. */
function apng(): Promise<Buffer> {
  const { data, width, height } = quarters(1200, 900);
  return runFfmpeg(
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
      '-plays',
      '0',
      '-f',
      'apng',
      'pipe:1',
    ],
    Buffer.concat([data, Buffer.from(data).reverse()]),
  );
}

/** Photoshop's header, no layers, and uncompressed planes of grey. */
function psd(): Buffer {
  const [SIDE, HEAD_BYTES] = [16, 26];
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('8BPS\0\x01', 'latin1');
  head.writeUInt16BE(3, 12);
  head.writeUInt32BE(SIDE, 14);
  head.writeUInt32BE(SIDE, 18);
  head.writeUInt16BE(8, 22);
  head.writeUInt16BE(3, 24);
  const sections = Buffer.alloc(3 * 4 + 2);
  return Buffer.concat([head, sections, Buffer.alloc(3 * SIDE * SIDE, 0x88)]);
}
