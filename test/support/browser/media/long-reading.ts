import type { Page } from '@playwright/test';

/** Extends timers of this length to a minute, for busy machines. */
export async function readSlowly(
  page: Page,
  goneAfterMs = 4_000,
): Promise<void> {
  await page.addInitScript((ms) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay?: number) =>
      setTimer(run, delay === ms ? 60_000 : delay)) as typeof window.setTimeout;
  }, goneAfterMs);
}
