import { vi } from 'vitest';

/** Timers of these lengths never end: a busy machine may not lose a part that disappears. */
export function readSlowly(...goneAfterMs: number[]): void {
  const setTimer = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((
    run: () => void,
    delay = 0,
  ) => (goneAfterMs.includes(delay) ? 0 : setTimer(run, delay))) as never);
}
