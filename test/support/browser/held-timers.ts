import type { Page } from '@playwright/test';

interface Holding {
  endHeldTimers: () => void;
}

/**
 * Holds the page's timers of exactly this delay, also the repeated ones.
 * @returns the call that runs them
 */
export async function holdTimers(
  page: Page,
  delayMs: number,
): Promise<() => Promise<void>> {
  await page.addInitScript((heldMs) => {
    const [setTimer, clearTimer] = [
      window.setTimeout.bind(window),
      window.clearTimeout.bind(window),
    ];
    const setRepeated = window.setInterval.bind(window);
    const clearRepeated = window.clearInterval.bind(window);
    const held = new Map<number, () => void>();
    const set = (run: () => void, delay?: number) => {
      if (delay !== heldMs) return setTimer(run, delay);
      const id = setTimer(() => undefined);
      held.set(id, run);
      return id;
    };
    const repeat = (run: () => void, delay?: number) =>
      delay === heldMs ? set(run, delay) : setRepeated(run, delay);
    const clear = (id?: number) => {
      held.delete(id!);
      clearTimer(id);
    };
    const clearRepetition = (id?: number) => {
      held.delete(id!);
      clearRepeated(id);
    };
    const endHeldTimers = () => {
      const due = [...held.values()];
      held.clear();
      due.forEach((run) => run());
    };
    Object.assign(window, {
      setTimeout: set,
      setInterval: repeat,
      clearTimeout: clear,
      clearInterval: clearRepetition,
      endHeldTimers,
    });
  }, delayMs);
  return () =>
    page.evaluate(() => (window as unknown as Holding).endHeldTimers());
}
