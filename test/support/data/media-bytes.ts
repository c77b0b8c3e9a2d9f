import { createHash, randomBytes } from 'node:crypto';

/**
 * Files for tests that are about bytes, not pictures: the signature of a real format, then noise. The server keeps
 * them like any photo or video that it cannot read.
 */

const JPEG_HEAD = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000',
  'hex',
);
const MP4_HEAD = Buffer.concat([
  Buffer.from('00000018', 'hex'),
  Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
]);

export function jpegBytes(size = 2_000): Buffer {
  return withNoise(JPEG_HEAD, size);
}

export function mp4Bytes(size: number): Buffer {
  return withNoise(MP4_HEAD, size);
}

export function sha256(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function withNoise(head: Buffer, size: number): Buffer {
  return Buffer.concat([head, randomBytes(size - head.length)]);
}
