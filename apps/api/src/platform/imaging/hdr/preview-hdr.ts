import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { askDecoder } from '../decoder/ask-decoder.js';
import { USUAL_LIMITS } from '../decoder/decoder.js';
import { jpegIn } from '../decoder/picture-answer.js';
import { BoundedFile } from '../structure/bounded-file.js';
import { PREVIEW_BOX } from '../video/stills.js';
import { hasGainMap } from './gain-map.js';

const TASK = {
  order: { makes: 'previewHdr', box: PREVIEW_BOX, quality: 80 },
  maxAnswerBytes: 12_000_000,
  read: jpegIn,
};
/**
 * A JPEG as large as the preview that keeps the photo's gain map: brighter
 * lights on screens of high dynamic range, the same picture on others.
 * @param sender its photos may share a decoder
 * @returns undefined for a photo without a gain map, or if it cannot be made;
 *   the preview exists without it
 * @throws Error for a fault of the machine; WorkStoppedError
 */
export async function previewHdrOf(
  path: string,
  sender?: string,
): Promise<Buffer | undefined> {
  if (!(await isMapped(path))) return undefined;
  try {
    return await askDecoder({ picture: path, sender }, TASK, USUAL_LIMITS);
  } catch (error) {
    if (error instanceof MediaUnreadableError) return undefined;
    throw error;
  }
}

function isMapped(path: string): Promise<boolean> {
  return BoundedFile.use(path, hasGainMap);
}
