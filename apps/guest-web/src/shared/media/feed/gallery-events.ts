import type { ArchiveState, FavouritesChange } from '@hatira/contract';

/** `unknown`: look the archives up. */
export type ArchiveEvent = ArchiveState | 'unknown';

/** `unknown`: read the number again. */
export type TargetEvent = FavouritesChange | 'unknown';

type Listener<Event> = (event: Event) => void;

/** Passes events of a gallery's connection on, wherever it was opened. */
function channel<Event>() {
  const listeners = new Map<number, Set<Listener<Event>>>();
  /** @returns ends it */
  const on = (hash: number, listener: Listener<Event>) => {
    const all = listeners.get(hash) ?? new Set();
    listeners.set(hash, all.add(listener));
    return () => void all.delete(listener);
  };
  const emit = (hash: number, event: Event) =>
    listeners.get(hash)?.forEach((listener) => listener(event));
  return { on, emit };
}

export const { on: onArchiveEvent, emit: emitArchiveEvent } =
  channel<ArchiveEvent>();
export const { on: onTargetEvent, emit: emitTargetEvent } =
  channel<TargetEvent>();
