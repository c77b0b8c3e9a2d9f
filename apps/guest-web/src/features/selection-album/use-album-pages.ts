import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, fetchOpenedAlbum } from '@hatira/api-client';
import type { AlbumItem, OpenedAlbum } from '@hatira/contract';

interface View {
  /** The latest answer. */
  album?: OpenedAlbum;
  /** The items of all pages that have been read. */
  items: readonly AlbumItem[];
  error?: ApiError;
}

/**
 * Reads an album page by page, in its order.
 * @returns `read` reads from the start; `more` the next page, and is undefined after the last
 */
export function useAlbumPages(token: string) {
  const [view, setView] = useState<View>({ items: [] });
  const isBusy = useRef(false);
  const readFrom = useCallback(
    async (cursor?: string) => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        const album = await fetchOpenedAlbum(token, cursor);
        setView(({ items }) => ({
          album,
          items: cursor === undefined ? album.data : [...items, ...album.data],
        }));
      } catch (error) {
        if (error instanceof ApiError)
          setView((before) => ({ ...before, error }));
      } finally {
        isBusy.current = false;
      }
    },
    [token],
  );
  const read = useCallback(() => void readFrom(), [readFrom]);
  useEffect(read, [read]);
  const next = view.album?.next_cursor;
  const more = useCallback(() => void readFrom(next), [readFrom, next]);
  return { ...view, read, more: next === undefined ? undefined : more };
}
