import { useEffect, useState, useSyncExternalStore } from 'react';
import { MediaFeed, type FeedQuery, type FeedView } from './media-feed';

/** Another query needs another key; the order may change. */
export function useMediaFeed(query: FeedQuery): FeedView & { feed: MediaFeed } {
  const [feed] = useState(() => new MediaFeed(query));
  const { sort = 'uploaded' } = query;
  useEffect(() => feed.start(), [feed]);
  useEffect(() => {
    if (sort !== 'opening') feed.orderBy(sort);
  }, [feed, sort]);
  return { feed, ...useSyncExternalStore(feed.subscribe, feed.current) };
}
