import { PAGES } from '@hatira/contract';
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
