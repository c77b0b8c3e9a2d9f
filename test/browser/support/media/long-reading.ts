import type { Page } from '@playwright/test';

/** What is gone after so many milliseconds stays for a minute: a busy machine looks at it later than a person does. */
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
