import type { MediaItem } from '@hatira/contract';
import { isImage } from '../../../shared/media/file/media-file';

/** Where the note lies: over the foot of a photo, over the head of a video, which has its controls below. */
export function noteEndOf(item: MediaItem): 'foot' | 'head' {
  return isImage(item) ? 'foot' : 'head';
}
