import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, fetchOpenedAlbum } from '@hatira/api-client';
import type { AlbumItem, OpenedAlbum } from '@hatira/contract';
import { useOpening } from '../../shared/media/album/use-opening';

/** Many pictures may fail at once. */
const BETWEEN_LOOKS_MS = 5_000;

interface View {
  /** The latest answer. */
  album?: OpenedAlbum;
  /** The items of all pages that have been read. */
  items: readonly AlbumItem[];
  /** The cursor of the next page; undefined after the last. */
  next?: string | undefined;
  error?: ApiError;
}

/**
 * Reads an album page by page, in its order; a sealed one again when it opens,
 * and each when the visitor comes back to the page.
 * @returns `read` reads from the start; `more` the next page, and is undefined
 *   after the last; `look` finds out whether the link has ended and which
 *   pictures are gone; `doubt` does so soon after a picture has failed
 */
export function useAlbumPages(token: string) {
  const [view, setView] = useState<View>({ items: [] });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    fetchOpenedAlbum(token).then(
      (album) => !isOver && setView(begun(album)),
      (error: unknown) => !isOver && setView(failed(error)),
    );
    return () => {
      isOver = true;
    };
  }, [token, attempt]);
  const look = useCallback(
    () =>
      fetchOpenedAlbum(token).then(
        (album) => setView((before) => renewed(before, album)),
        (error: unknown) => setView(ended(error)),
      ),
    [token],
  );
  useReturn(look);
  useOpening(view.album?.opensAt, look);
  return {
    ...view,
    look,
    doubt: useSeldom(look),
    read: () => setAttempt((before) => before + 1),
    more: useMore(token, view.next, setView),
  };
}

/** One page at a time. */
function useMore(
  token: string,
  next: string | undefined,
  setView: (changed: (before: View) => View) => void,
) {
  const isBusy = useRef(false);
  const more = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const album = await fetchOpenedAlbum(token, next);
      setView(({ items }) => ({
        album,
        items: [...items, ...album.data],
        next: album.next_cursor,
      }));
    } catch (error) {
      setView(failed(error));
    } finally {
      isBusy.current = false;
    }
  };
  return next === undefined ? undefined : () => void more();
}

/** A phone shows a page of yesterday first. */
function useReturn(look: () => Promise<void>): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [look]);
}

function useSeldom(look: () => Promise<void>): () => void {
  const lastAt = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - lastAt.current < BETWEEN_LOOKS_MS) return;
    lastAt.current = now;
    void look();
  }, [look]);
}

function begun(album: OpenedAlbum): View {
  return { album, items: album.data, next: album.next_cursor };
}

/** Keeps the later pages that have been read. */
function renewed({ items, next }: View, album: OpenedAlbum): View {
  const { data, next_cursor: cursor } = album;
  const last = cursor === undefined ? undefined : data[data.length - 1];
  const later = last ? items.filter((item) => isAfter(item, last)) : [];
  if (later.length === 0) return begun(album);
  return { album, items: [...data, ...later], next };
}

/** Compares items in the order of an album's pages. */
function isAfter(item: AlbumItem, other: AlbumItem): boolean {
  return item.moment === other.moment
    ? item.id > other.id
    : item.moment > other.moment;
}

/** Keeps the pages that have been read. */
function failed(error: unknown) {
  return (before: View): View =>
    error instanceof ApiError ? { ...before, error } : before;
}

/** A page that shows its pictures goes on without the network. */
function ended(error: unknown) {
  const isOver = error instanceof ApiError && error.status === 404;
  return isOver ? failed(error) : (before: View): View => before;
}
