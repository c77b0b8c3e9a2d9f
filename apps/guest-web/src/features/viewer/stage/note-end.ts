import type { MediaItem } from '@hatira/contract';
import { isImage } from '../../../shared/media/file/media-file';

/**
 * Returns the note's position: bottom of a photo, top of a video, which has its
 * controls below.
 */
export function noteEndOf(item: MediaItem): 'foot' | 'head' {
  return isImage(item) ? 'foot' : 'head';
}
