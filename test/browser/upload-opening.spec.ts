import { PAGES } from '@hatira/contract';
import { Line } from './support/line.js';
import { expect, test } from './support/test.js';

const WORDS = 'Share your memories';

for (const [one, other] of [
  ['Elif', 'Can'],
  ['MuhammedAbdurrahman', 'HaticeKübraNur'],
]) {
  test(`${one} & ${other} are read before the page's script has come, and stay where they are`, async ({
    page,
    product,
  }) => {
    const wedding = await product.createWedding(one, other);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(PAGES.upload(wedding.weddingPath), { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const words = page.getByRole('heading', { name: WORDS });
    await expect(words).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = [await heading.boundingBox(), await words.boundingBox()];
    release();
    await expect(page.getByRole('button', { name: 'Upload Photo/Video' })).toBeVisible();
    expect([await heading.boundingBox(), await words.boundingBox()]).toEqual(before);
  });
}

for (const { what, files } of [
  { what: 'the texts of its language', files: /\/assets\/en-.*\.js$/ },
  { what: 'what its script imports', files: /\/assets\/vendor-.*\.js$/ },
]) {
  test(`${what} did not come: it says so, and loads again by a tap or once the line is back`, async ({
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
    await expect(notice).toContainText('Sayfa yüklenemedi');
    await expect(notice).toContainText('The page could not be loaded.');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toBeVisible();
    await page.unroute(files);
    const line = await Line.of(page);
    await line.cut();
    await line.restore();
    await expect(uploadPage.uploadButton).toBeVisible();
  });
}
