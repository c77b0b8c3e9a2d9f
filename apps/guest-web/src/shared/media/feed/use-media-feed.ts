import { useEffect, useState, useSyncExternalStore } from 'react';
import { MediaFeed, type FeedQuery, type FeedView } from './media-feed';

/** Another query needs another key. */
export function useMediaFeed(query: FeedQuery): FeedView & { feed: MediaFeed } {
  const [feed] = useState(() => new MediaFeed(query));
  useEffect(() => feed.start(), [feed]);
  return { feed, ...useSyncExternalStore(feed.subscribe, feed.current) };
}
