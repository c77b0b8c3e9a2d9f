import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchAlbum } from '@hatira/api-client';
import type { AlbumItem, AlbumPage } from '@hatira/contract';
import { withJitter } from '../../../shared/lib/with-jitter';
import { useOpening } from '../../../shared/media/album/use-opening';
import { currentUploadPath } from '../mine/upload-path';
import type { AlbumState } from './use-album-state';
import { withNewest } from './with-newest';

const FIRST_ITEMS = 12;
/** As many as a page has. */
const MOST_ITEMS = 60;
/** A hall of guests asks for news; uploads come first. */
const NEWS_MS = 60_000;

interface Loaded {
  items: readonly AlbumItem[];
  nextCursor: string | undefined;
}

/**
 * The shared album: newest first, with news while the page is visible.
 * @param tell hears what each answer says of the album
 */
export function useAlbum(state: AlbumState, tell: (state: AlbumState) => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const count = useRef(FIRST_ITEMS);
  const read = useCallback(async () => {
    try {
      const page = await fetchAlbum(currentUploadPath(), {
        limit: Math.min(count.current, MOST_ITEMS),
      });
      tell(page);
      setLoaded((before) => reread(before, page));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [tell]);
  const more = async () => {
    const cursor = loaded?.nextCursor;
    if (cursor === undefined) return;
    const page = await fetchAlbum(currentUploadPath(), { cursor });
    tell(page);
    setLoaded((before) => {
      const items = [...(before?.items ?? []), ...page.data];
      count.current = items.length;
      return { items, nextCursor: page.next_cursor };
    });
  };
  useNews(state.isOpen, read);
  useOpening(state.isOpen ? undefined : state.opensAt, read);
  return { loaded, hasFailed, read, more };
}

function reread(before: Loaded | undefined, page: AlbumPage): Loaded {
  const items = withNewest(before?.items ?? [], page);
  const isLonger = items.length > page.data.length;
  return {
    items,
    nextCursor: isLonger ? before?.nextCursor : page.next_cursor,
  };
}

/** Reads an open album at once, then now and then. */
function useNews(isOpen: boolean, read: () => Promise<void>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isMounted = true;
    const look = () => {
      const news =
        document.visibilityState === 'visible' ? read() : Promise.resolve();
      void news.then(() => {
        if (isMounted) timer = setTimeout(look, withJitter(NEWS_MS));
      });
    };
    look();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [isOpen, read]);
}
