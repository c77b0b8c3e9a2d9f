import { expect, test } from './support/test.js';

/** Chromium complains about a preload that nobody used within five seconds after the page has loaded. */
const COMPLAINT_AFTER_MS = 6_000;

test('a wedding with a background shows it, and asks for it once', async ({
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  await product.setBackground(wedding, samples.photos[1]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await uploadPage.open();
  const picture = page.locator('img[src*="/api/backgrounds/image/"]');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/api/backgrounds/path/'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/api/backgrounds/image/'))).toHaveLength(1);

  const preloads = await page
    .locator('link[rel=preload], link[rel=modulepreload]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(preloads.length).toBeGreaterThan(4);
  for (const href of preloads) {
    expect
      .soft(
        asked.filter((url) => url === href),
        `requests for ${href}`,
      )
      .toHaveLength(1);
  }
  // The watch over the console fails this test when a preload was of no use.
  await page.waitForFunction((ms) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() > page!.loadEventEnd + ms;
  }, COMPLAINT_AFTER_MS);
});

test('a wedding without one asks for no picture', async ({ page, uploadPage }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await uploadPage.open();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/api/backgrounds/image/'))).toEqual([]);
  await expect(page.locator('img')).toHaveCount(0);
});
