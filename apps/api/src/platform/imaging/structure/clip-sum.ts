import { crc32 } from 'node:zlib';
import { BoundedFile } from './bounded-file.js';
import type { Clip } from './motion-clip.js';

/** Returns the CRC-32 of the clip within the file. */
export async function sumOfClip(
  path: string,
  { offset, length }: Clip,
): Promise<number> {
  let sum = 0;
  await BoundedFile.use(path, (file) =>
    file.each(offset, offset + length, (part) => (sum = crc32(part, sum))),
  );
  return sum;
}
