import { fileURLToPath } from 'node:url';
import { INPUT } from '../process/child-files.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { runProgram } from '../process/program.js';
import { BoundedFile } from '../structure/bounded-file.js';
import { PREVIEW_BOX } from '../video/stills.js';
import { hasGainMap } from './gain-map.js';

const SCALER = fileURLToPath(
  new URL('../child/preview-hdr.mjs', import.meta.url),
);
const QUALITY = 80;
/** Enough for 12 megapixels, and for 50 with the small maps of phones. */
const MAX_BYTES = 300_000_000;
/** Allocated but unused, such as thread stacks. */
const UNTOUCHED_BYTES = 100_000_000;
const HEAP_MB = 96;
const LIMITS = {
  timeoutMs: 60_000,
  maxOutputBytes: 12_000_000,
  maxDataBytes: MAX_BYTES + UNTOUCHED_BYTES,
};

/**
 * A JPEG as large as the preview that keeps the photo's gain map: brighter
 * lights on screens of high dynamic range, the same picture on others.
 * @returns undefined for a photo without a gain map, or if it cannot be made;
 *   the preview exists without it
 * @throws Error for a fault of the machine; WorkStoppedError
 */
export async function previewHdrOf(path: string): Promise<Buffer | undefined> {
  if (!(await isMapped(path))) return undefined;
  const order = {
    ...{ input: INPUT, box: PREVIEW_BOX },
    ...{ maxBytes: MAX_BYTES, quality: QUALITY },
  };
  const args = [
    ...[`--max-old-space-size=${HEAP_MB}`, SCALER],
    JSON.stringify(order),
  ];
  try {
    const jpeg = await runProgram(process.execPath, args, LIMITS, {
      input: path,
    });
    return jpeg.length > 0 ? jpeg : undefined;
  } catch (error) {
    if (error instanceof MediaUnreadableError) return undefined;
    throw error;
  }
}

function isMapped(path: string): Promise<boolean> {
  return BoundedFile.use(path, hasGainMap);
}
