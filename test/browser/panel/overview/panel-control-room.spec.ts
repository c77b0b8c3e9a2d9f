import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expectFits } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { variant } from '../../../support/browser/variant.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(
    `${viewport.width} pixels wide`,
    variant(viewport.width === 390, '@desktop'),
    () => {
      test.use({ locale: 'tr-TR', viewport });

      test('staff see the files of the evening and open its wedding by keyboard', async ({
        page,
        panel,
        product,
        samples,
        wedding,
      }) => {
        await product.addPhoto(wedding, samples.photos[0], 'Zeynep|Selam');
        await panel.open('/overview');
        await page.getByRole('link', { name: 'Bu akşam' }).press('Enter');
        await expect(panel.heading).toHaveText(/Bu akşam/);
        const entry = page
          .getByRole('region', { name: 'Düğünler' })
          .getByRole('listitem')
          .filter({ hasText: wedding.weddingPath });
        await expect(entry).toContainText('Son bir saat: 1');
        await expectAccessible(page);
        await expectFits(page, 'main');
        await entry.getByRole('link').focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(
          new RegExp(`/weddings/${wedding.hash}/show`),
        );
      });
    },
  );
