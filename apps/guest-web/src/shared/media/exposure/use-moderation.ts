import { useMemo } from 'react';
import type { MediaItem, WeddingInfo } from '@hatira/contract';
import type { MediaFeed } from '../feed/media-feed';

/** Where the couple chooses the files that guests and walls see. */
export interface Moderation {
  hash: number;
  feed: MediaFeed;
}

interface ModerationOf extends Moderation {
  wedding: WeddingInfo;
  items: readonly MediaItem[];
}

/** Undefined for other links, and while neither guests nor a wall see the album. */
export function useModeration({
  hash,
  feed,
  wedding: { album },
  items,
}: ModerationOf): Moderation | undefined {
  const isUsed =
    album !== undefined &&
    (album.mode !== 'upload-only' ||
      album.hasWall ||
      album.moderation === 'by-choice' ||
      items.some(({ exposure }) => exposure));
  return useMemo(
    () => (isUsed ? { hash, feed } : undefined),
    [isUsed, hash, feed],
  );
}
