import { afterTest } from '@hatira/component-specs';

/**
 * Holds the page's timers of exactly this delay until the test ends: the time that a slow
 * machine takes must not count.
 * @returns the call that runs them
 */
export function holdTimers(delayMs: number): () => void {
  const held = new Map<number, () => void>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const setHeld = (run: () => void, delay?: number) => {
    if (delay !== delayMs) return set(run, delay);
    const id = set(() => undefined);
    held.set(id, run);
    return id;
  };
  const clearHeld = (id?: number) => {
    held.delete(id!);
    clear(id);
  };
  Object.assign(window, { setTimeout: setHeld, clearTimeout: clearHeld });
  afterTest(() =>
    Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  );
  return () => {
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
  };
}
