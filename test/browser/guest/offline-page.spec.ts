import type { Page } from '@playwright/test';
import { expectStored } from '../../support/browser/media/expect-stored.js';
import { UploadPage } from '../../support/browser/pages/upload-page.js';
import { expect, test } from '../../support/browser/test.js';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

/** Resolves when the worker has kept the page, its texts and its calls. */
async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/assets\/en-[^/]+\.js$/),
        expect.stringMatching(/\/assets\/[^/]+\.woff2$/),
        ...['validate-path', 'wedding-hash', 'config'].map((call) =>
          expect.stringContaining(`/api/${call}`),
        ),
      ]),
    );
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => url);
  });
}

test('opens without a network after a visit, and sends when there is one', async ({
  consoleWatch,
  context,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(OFFLINE);
  const [photo] = samples.photos;
  await uploadPage.open();
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(uploadPage.uploadButton).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await uploadPage.send([photo]);
  await expect(uploadPage.tile(photo, 'Waiting')).toBeVisible();
  await context.setOffline(false);
  await uploadPage.expectAllSaved([photo]);
  await expectStored(product, wedding, [photo]);
});

test('shows the newest page while there is a network, and is gone after it is switched off', async ({
  consoleWatch,
  page,
  product,
  wedding,
}) => {
  consoleWatch.expect(/ERR_CONNECTION_REFUSED/);
  const web = await product.replica({ OFFLINE_PAGES: 'on' });
  const { url } = web;
  try {
    await new UploadPage(page, wedding).open(url);
    await expectKept(page);
    await web.restart({ BRAND_NAME: 'Another name', OFFLINE_PAGES: 'off' });
    await page.reload();
    const brand = page.locator('meta[property="og:site_name"]');
    await expect(brand).toHaveAttribute('content', 'Another name');
    // A worker that controls a page may end minutes later.
    await page.goto(url);
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => keptAddresses(page)).toEqual([]);
  } finally {
    await web.stop();
  }
});
