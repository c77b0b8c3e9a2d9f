import type { MediaItem } from '@hatira/contract';
import { isImage } from '../../file/media-file';

/** Avoids a video's controls. */
export function noteEndOf(item: MediaItem): 'foot' | 'head' {
  return isImage(item) ? 'foot' : 'head';
}
