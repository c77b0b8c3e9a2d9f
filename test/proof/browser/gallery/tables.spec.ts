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
  const search = await gallery.openSearch();
  await search.getByRole('button', { name: 'Table 7' }).click();
  await expect(gallery.tiles).toHaveCount(1);
  await expectAccessible(page);
  await gallery.tile(second.name).locator('img').click();
  await gallery.opened.getByRole('button', { name: 'More' }).press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Table7');
});
