import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SLICE_BYTES } from '@hatira/contract';

export interface SampleFile {
  name: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
  sha256: string;
}

const START_OF_IMAGE_BYTES = 2;
const COMMENT = 0xfffe;
const MIN_COMMENT_BYTES = 4;
const MAX_COMMENT_BYTES = 65_537;
const BOX_HEAD_BYTES = 8;

/** The largest photo of a single upload. Each one has bytes of its own. */
export function samplePhoto(): SampleFile {
  const photo = readSample('photo.jpg');
  const start = photo.subarray(0, START_OF_IMAGE_BYTES);
  const comments = filled(SLICE_BYTES - photo.length);
  const bytes = [start, ...comments, photo.subarray(START_OF_IMAGE_BYTES)];
  return sample('hatira-rehearsal.jpg', 'image/jpeg', Buffer.concat(bytes));
}

/** A video of a full slice and a small one. */
export function sampleVideo(): SampleFile {
  const video = readSample('video.mp4');
  const free = Buffer.alloc(SLICE_BYTES + BOX_HEAD_BYTES);
  randomBytes(SLICE_BYTES).copy(free, BOX_HEAD_BYTES);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  const bytes = Buffer.concat([video, free]);
  return sample('hatira-rehearsal.mp4', 'video/mp4', bytes);
}

/** JPEG comments of random bytes. */
function filled(bytes: number): Buffer[] {
  const segments: Buffer[] = [];
  for (let left = bytes; left > 0;) {
    const isLast = left <= MAX_COMMENT_BYTES;
    const size = isLast
      ? left
      : Math.min(MAX_COMMENT_BYTES, left - MIN_COMMENT_BYTES);
    const segment = randomBytes(size);
    segment.writeUInt16BE(COMMENT, 0);
    // The length counts its own two bytes, not the marker's.
    segment.writeUInt16BE(size - 2, 2);
    segments.push(segment);
    left -= size;
  }
  return segments;
}

function sample(
  name: string,
  type: string,
  bytes: Buffer<ArrayBuffer>,
): SampleFile {
  return { name, type, bytes, sha256: sha256(bytes) };
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readSample(name: string): Buffer {
  return readFileSync(new URL(`samples/${name}`, import.meta.url));
}
