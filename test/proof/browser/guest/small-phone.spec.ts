import { expectFits } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/test.js';
import { variant } from '../../../support/browser/variant.js';

test.use({ viewport: { width: 320, height: 568 } });

for (const locale of ['en', 'de', 'el', 'kk']) {
  test.describe(`320 pixels in ${locale}`, variant(locale === 'el'), () => {
    test.use({ locale });

    test('the homepage fits when it opens', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectFits(page);
    });
  });
}

test('shows the names in their stored spelling for any case of the address', async ({
  page,
  product,
}) => {
  const { weddingPath } = await product.createWedding('AyşeNur', 'Işık');
  await page.goto(`/${weddingPath.toUpperCase()}`);
  await expect(
    page.getByRole('heading', { name: 'Ayşe Nur & Işık' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Ayşe Nur & Işık');
});
