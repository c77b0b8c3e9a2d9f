import type { ArchiveState } from '@hatira/contract';

/** An archive that has changed; or `unknown`: something may have happened to them, and has to be looked up. */
export type GalleryNews = ArchiveState | 'unknown';

type Listener = (news: GalleryNews) => void;

const listeners = new Map<number, Set<Listener>>();

/** What a wedding's live connection tells beside its items, wherever on the page that connection is held. */
export function listenToNews(hash: number, listener: Listener): () => void {
  const all = listeners.get(hash) ?? new Set();
  listeners.set(hash, all.add(listener));
  return () => void all.delete(listener);
}

export function tellNews(hash: number, news: GalleryNews): void {
  listeners.get(hash)?.forEach((listener) => listener(news));
}
