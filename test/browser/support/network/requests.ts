import { expect, type Page } from '@playwright/test';

/** Chromium complains about a preload that nobody used within five seconds after the page has loaded. */
const COMPLAINT_AFTER_MS = 6_000;

/** The addresses that the page asks for, in order. Grows as the page goes on. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** What the page's head hints at is asked for once, and is of use: the watch over the console would tell. */
export async function expectHintsUsedOnce(
  page: Page,
  asked: readonly string[],
): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const hints = await page
    .locator('link[rel=preload], link[rel=modulepreload]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  for (const href of hints) {
    expect
      .soft(
        asked.filter((url) => url === href),
        `requests for ${href}`,
      )
      .toHaveLength(1);
  }
  await page.waitForFunction((ms) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance.now() > navigation!.loadEventEnd + ms;
  }, COMPLAINT_AFTER_MS);
  return hints;
}
