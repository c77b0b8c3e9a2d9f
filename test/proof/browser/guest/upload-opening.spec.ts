import type { Page } from '@playwright/test';
import { PAGES } from '@hatira/contract';
import { expectStored } from '../../../support/browser/media/expect-stored.js';
import { Network } from '../../../support/browser/network/network.js';
import { expect, test } from '../../../support/browser/test.js';

const WORDS = 'Share your memories';

async function held(
  page: Page,
  addresses: RegExp,
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

for (const [one, other] of [
  ['Elif', 'Can'],
  ['MuhammedAbdurrahman', 'HaticeKübraNur'],
]) {
  test(`shows ${one} & ${other} before the script loads, without a layout shift`, async ({
    page,
    product,
  }) => {
    const wedding = await product.createWedding(one, other);
    const scripts = await held(page, /\/assets\/.*\.js$/);
    await page.goto(PAGES.upload(wedding.weddingPath), { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const words = page.getByRole('heading', { name: WORDS });
    await expect(words).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const [opening, ring] = [
      await page.locator('.opening').boundingBox(),
      await page.locator('.boot').boundingBox(),
    ];
    expect(ring!.y, 'nothing turns across the words').toBeGreaterThanOrEqual(
      opening!.y + opening!.height,
    );
    const before = [await heading.boundingBox(), await words.boundingBox()];
    scripts.release();
    await expect(
      page.getByRole('button', { name: 'Upload Photo/Video' }),
    ).toBeVisible();
    expect([await heading.boundingBox(), await words.boundingBox()]).toEqual(
      before,
    );
  });
}

async function networkIsBack(page: Page): Promise<void> {
  const network = await Network.of(page);
  await network.cut();
  await network.restore();
}

function becomesVisible(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      void setTimeout(() =>
        document.dispatchEvent(new Event('visibilitychange')),
      ),
  );
}

for (const { what, files, when, comesBack } of [
  {
    what: 'the texts of its language',
    files: /\/assets\/en-.*\.js$/,
    when: 'when the page becomes visible',
    comesBack: becomesVisible,
  },
  {
    what: 'an imported script',
    files: /\/assets\/vendor-.*\.js$/,
    when: 'when the network is back',
    comesBack: networkIsBack,
  },
]) {
  test(`reports a failure of ${what}, and reloads on a tap or ${when}`, async ({
    consoleWatch,
    page,
    uploadPage,
    wedding,
  }) => {
    consoleWatch.expect(/net::ERR_/);
    consoleWatch.expect(/Failed to fetch dynamically imported module/);
    const notice = page.getByRole('alert');
    await page.route(files, (route) => route.abort());
    await page.goto(PAGES.upload(wedding.weddingPath));
    await expect(notice).toContainText('The page could not be loaded');
    await expect(notice).not.toContainText('Sayfa yüklenemedi');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect(notice).toBeVisible();
    await page.unroute(files);
    await comesBack(page);
    await expect(uploadPage.uploadButton).toBeVisible();
  });
}

test.describe('in a language chosen earlier', () => {
  test.use({ locale: 'de-DE' });

  test('reports a failed start in that language', async ({
    consoleWatch,
    page,
    wedding,
  }) => {
    consoleWatch.expect(/net::ERR_/);
    consoleWatch.expect(/Failed to fetch dynamically imported module/);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'kk'));
    await page.route(/\/assets\/kk-.*\.js$/, (route) => route.abort());
    await page.goto(PAGES.upload(wedding.weddingPath));
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText('Бет жүктелмеді');
    await expect(
      page.getByRole('button', { name: 'Бетті жаңарту' }),
    ).toBeVisible();
  });
});

/** Makes a script fail like extensions and in-app browsers do. */
function failingScript(
  page: Page,
  attributes: { type: string; src: string },
): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve) => {
        const script = Object.assign(document.createElement('script'), given);
        script.addEventListener('error', () => resolve());
        document.head.append(script);
      }),
    attributes,
  );
}

test('stays in place when an injected script fails', async ({
  consoleWatch,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(/Content Security Policy/);
  consoleWatch.expect(/status of 404|MIME type/);
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'The page could not be loaded' });
  const foreign = {
    type: 'module',
    src: 'https://extension.example/inject.js',
  };
  const scripts = await held(page, /\/assets\/.*\.js$/);
  await page.goto(PAGES.upload(wedding.weddingPath), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: WORDS })).toBeVisible();
  await failingScript(page, foreign);
  await failingScript(page, { type: '', src: '/extension.js' });
  await expect(page.getByRole('heading', { name: WORDS })).toBeVisible();
  await expect(notice).toHaveCount(0);
  scripts.release();

  await expect(uploadPage.uploadButton).toBeVisible();
  const sent = await held(page, /\/upload$/);
  await uploadPage.send([samples.photos[0]]);
  await expect(uploadPage.progress).toBeVisible();
  await failingScript(page, foreign);
  await failingScript(page, { type: 'module', src: '/assets/gone.js' });
  await expect(notice).toHaveCount(0);
  await expect(uploadPage.progress).toBeVisible();
  sent.release();
  await uploadPage.expectAllSaved([samples.photos[0]]);
  await expectStored(product, wedding, [samples.photos[0]]);
});
