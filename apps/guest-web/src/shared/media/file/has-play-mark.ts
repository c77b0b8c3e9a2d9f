import type { MediaItem } from '@hatira/contract';
import { isImage } from './media-file';

/** True for a video, unless it is a recording of sound or failed without a picture. */
export function hasPlayMark(item: MediaItem): boolean {
  const { poster_url, processing, sound_only, thumb_url } = item;
  if (isImage(item) || sound_only) return false;
  return processing !== 'failed' || (poster_url ?? thumb_url) !== undefined;
}
