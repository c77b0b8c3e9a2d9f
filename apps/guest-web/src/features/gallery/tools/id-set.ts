import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Listeners } from '../../../shared/lib/store';

type Listener = () => void;

/**
 * An observable set outside React: one change renders one tile, not five
 * thousand.
 */
export class IdSet {
  private readonly members = new Set<string>();
  private readonly ofOne = new Map<string, Set<Listener>>();
  protected readonly ofAny = new Listeners();

  get size(): number {
    return this.members.size;
  }

  has(id: string): boolean {
    return this.members.has(id);
  }

  ids(): string[] {
    return [...this.members];
  }

  add(ids: readonly string[]): void {
    this.change(
      ids.filter((id) => !this.members.has(id)),
      (id) => this.members.add(id),
    );
  }

  remove(ids: readonly string[]): void {
    this.change(
      ids.filter((id) => this.members.has(id)),
      (id) => this.members.delete(id),
    );
  }

  clear(): void {
    this.remove(this.ids());
  }

  /** @param id undefined: any change */
  subscribe(listener: Listener, id?: string): () => void {
    if (id === undefined) return this.ofAny.subscribe(listener);
    const listeners = this.ofOne.get(id) ?? new Set();
    this.ofOne.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.ofOne.get(id) === listeners)
        this.ofOne.delete(id);
    };
  }

  private change(ids: readonly string[], apply: (id: string) => void): void {
    if (ids.length === 0) return;
    ids.forEach(apply);
    for (const id of ids) this.ofOne.get(id)?.forEach((listener) => listener());
    this.ofAny.notify();
  }
}

export function useIsIn(set: IdSet, id: string): boolean {
  const subscribe = useCallback(
    (listener: Listener) => set.subscribe(listener, id),
    [set, id],
  );
  return useSyncExternalStore(subscribe, () => set.has(id));
}

export function useSize(set: IdSet): number {
  const subscribe = useCallback(
    (listener: Listener) => set.subscribe(listener),
    [set],
  );
  return useSyncExternalStore(subscribe, () => set.size);
}

/** For small sets: each change renders. */
export function useIds(set: IdSet): readonly string[] {
  const [ids, setIds] = useState(() => set.ids());
  useEffect(() => set.subscribe(() => setIds(set.ids())), [set]);
  return ids;
}
