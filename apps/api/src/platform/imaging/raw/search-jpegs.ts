import type { BoundedFile } from '../structure/bounded-file.js';
import { jpegAt, type EmbeddedJpeg } from './embedded-jpeg.js';

/** Previews come before the sensor data. */
const MAX_SEARCHED_BYTES = 32 * 1024 ** 2;
const STEP_BYTES = 1024 ** 2;
const MAX_FOUND = 50;
const START = Buffer.from([0xff, 0xd8, 0xff]);

/** Finds JPEGs by their first bytes where no known structure leads to them. */
export async function searchJpegs(file: BoundedFile): Promise<EmbeddedJpeg[]> {
  const found: EmbeddedJpeg[] = [];
  let tried = 0;
  for (let from = 0; from < MAX_SEARCHED_BYTES; from += STEP_BYTES) {
    const bytes = await file.read(from, STEP_BYTES + START.length - 1);
    for (
      let at = bytes.indexOf(START);
      at >= 0;
      at = bytes.indexOf(START, at + 1)
    ) {
      if (tried++ >= MAX_FOUND) return found;
      const jpeg = await jpegAt(file, from + at, file.size);
      if (jpeg) found.push(jpeg);
    }
    if (bytes.length < STEP_BYTES) break;
  }
  return found;
}
