import type { ArchiveState } from '@hatira/contract';

/** `unknown`: look the archives up. */
export type ArchiveEvent = ArchiveState | 'unknown';

type Listener = (event: ArchiveEvent) => void;

const listeners = new Map<number, Set<Listener>>();

/** Follows the wedding's connection, wherever opened. */
export function onArchiveEvent(hash: number, listener: Listener): () => void {
  const all = listeners.get(hash) ?? new Set();
  listeners.set(hash, all.add(listener));
  return () => void all.delete(listener);
}

export function emitArchiveEvent(hash: number, event: ArchiveEvent): void {
  listeners.get(hash)?.forEach((listener) => listener(event));
}
