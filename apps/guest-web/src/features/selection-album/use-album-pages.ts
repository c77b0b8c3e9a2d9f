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
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    fetchOpenedAlbum(token).then(
      (album) => !isOver && setView({ album, items: album.data }),
      (error: unknown) => !isOver && setView(failed(error)),
    );
    return () => {
      isOver = true;
    };
  }, [token, attempt]);
  /** Takes over what has become of the first page's items, such as a video that is ready. */
  const refresh = useCallback(
    () =>
      fetchOpenedAlbum(token).then(
        ({ data }) => setView((before) => renewed(before, data)),
        (error: unknown) => setView(failed(error)),
      ),
    [token],
  );
  const isBusy = useRef(false);
  const next = view.album?.next_cursor;
  const more = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const album = await fetchOpenedAlbum(token, next);
      setView(({ items }) => ({ album, items: [...items, ...album.data] }));
    } catch (error) {
      setView(failed(error));
    } finally {
      isBusy.current = false;
    }
  };
  return {
    ...view,
    refresh,
    read: () => setAttempt((before) => before + 1),
    more: next === undefined ? undefined : () => void more(),
  };
}

function renewed(before: View, data: readonly AlbumItem[]): View {
  const fresh = new Map(data.map((item) => [item.id, item]));
  const { error: _, ...view } = before;
  return {
    ...view,
    items: view.items.map((item) => fresh.get(item.id) ?? item),
  };
}

/** Keeps the pages that have been read. */
function failed(error: unknown) {
  return (before: View): View =>
    error instanceof ApiError ? { ...before, error } : before;
}
