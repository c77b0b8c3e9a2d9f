import { useCallback } from 'react';
import type { MediaItem } from '@hatira/contract';
import type { Listing } from '../../shared/media/feed/listing';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import { useRemoval } from '../../shared/media/removal/use-removal';
import { isImage } from '../../shared/media/file/media-file';

interface RemovalOf {
  hash: number;
  feed: MediaFeed;
  /** The listing of all kinds or of one. */
  listing: Listing;
}

/** Asks, deletes the item with the video of a Live Photo, offers an undo. */
export function useItemRemoval({ hash, feed, listing }: RemovalOf) {
  const removeItem = useRemoval(feed);
  return useCallback(
    async (item: MediaItem) => {
      const video = await videoOf(item, listing, hash).catch(() => undefined);
      await removeItem(
        item,
        video === undefined ? [item.id] : [item.id, video],
      );
    },
    [hash, listing, removeItem],
  );
}

async function videoOf(
  item: MediaItem,
  { items, isComplete }: Listing,
  hash: number,
): Promise<string | undefined> {
  if (!isImage(item)) return undefined;
  const listed = items.find(({ motion_of }) => motion_of === item.id);
  if (listed) return listed.id;
  if (isComplete && !items.every(isImage)) return undefined;
  const { liveVideoOf } = await import('./live-video');
  return liveVideoOf(hash, item.id);
}
