import { PAGES } from '@hatira/contract';
import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expect, test } from '../../../support/browser/test.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the couple finds the photos of a table whose card was scanned', async ({
  gallery,
  page,
  product,
  samples,
  uploadPage,
  wedding,
}) => {
  const [first, second] = samples.photos;
  await product.addPhoto(wedding, first);
  await page.goto(`${PAGES.upload(wedding.weddingPath)}?t=7`);
  await uploadPage.send([second]);
  await uploadPage.expectAllSaved([second]);
  await gallery.openAfterCelebration();
  await expect(gallery.tiles).toHaveCount(2);
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  await page.getByLabel('Table', { exact: true }).selectOption('Table 7');
  await expect(gallery.tiles).toHaveCount(1);
  await expectAccessible(page);
  await gallery.tile(second.name).locator('img').click();
  await gallery.opened.getByRole('button', { name: 'More' }).press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Table7');
});
