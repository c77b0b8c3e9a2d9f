import { expect, type Page } from '@playwright/test';

/** Chromium warns of unused preloads after 5 s. */
const COMPLAINT_AFTER_MS = 6_000;

/** Requested addresses, in order; the list grows. */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/**
 * Expects one request for each preload; the console watch reports unused ones.
 * @returns the preloads
 */
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
