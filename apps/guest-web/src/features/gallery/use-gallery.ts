import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, fetchWeddingInfo, listMedia } from '@hatira/api-client';
import type { WeddingInfo } from '@hatira/contract';
import type { GalleryItem } from './gallery-item';

export type GalleryState =
  | { status: 'loading' }
  /** No wedding has this hash. */
  | { status: 'missing' }
  | { status: 'failed'; error: ApiError }
  | { status: 'ready'; wedding: WeddingInfo; items: readonly GalleryItem[] };

export interface Gallery {
  state: GalleryState;
  /** Loads everything again, from the loading state on. */
  retry: () => void;
  /** Reads the list again behind what is shown. */
  refresh: () => Promise<void>;
  change: (update: (items: readonly GalleryItem[]) => readonly GalleryItem[]) => void;
}

/** The wedding behind a gallery link and its items, newest first. */
export function useGallery(hash: number): Gallery {
  const [state, setState] = useState<GalleryState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isThere = useRef(true);

  useEffect(() => {
    const abort = new AbortController();
    isThere.current = true;
    void load(hash, abort.signal).then((loaded) => !abort.signal.aborted && setState(loaded));
    return () => {
      isThere.current = false;
      abort.abort();
    };
  }, [hash, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);

  const change = useCallback<Gallery['change']>((update) => {
    setState((before) => (before.status === 'ready' ? { ...before, items: update(before.items) } : before));
  }, []);

  const refresh = useCallback(async () => {
    const items = await listMedia(hash);
    if (isThere.current) change(() => items);
  }, [hash, change]);

  return { state, retry, refresh, change };
}

/** Both calls at once; a 404 of either means that there is no such gallery (specification section 8). */
async function load(hash: number, signal: AbortSignal): Promise<GalleryState> {
  try {
    const [wedding, items] = await Promise.all([fetchWeddingInfo(hash, signal), listMedia(hash, 'all', signal)]);
    return { status: 'ready', wedding, items };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? { status: 'missing' } : { status: 'failed', error };
  }
}
