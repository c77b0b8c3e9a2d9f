import { useState } from 'react';
import type { MediaItem } from '@hatira/contract';
import { viewUrl } from './media-file';

/**
 * Returns a video's address, the same for as long as the video is shown: a
 * version that becomes ready does not interrupt the playback.
 * @param failed an address that gives way to a newer one
 */
export function useVideoUrl(item: MediaItem, failed?: string): string {
  const newest = viewUrl(item);
  const [held, setHeld] = useState({ id: item.id, address: newest });
  const isOver =
    held.id !== item.id || (held.address === failed && newest !== failed);
  if (!isOver) return held.address;
  setHeld({ id: item.id, address: newest });
  return newest;
}
