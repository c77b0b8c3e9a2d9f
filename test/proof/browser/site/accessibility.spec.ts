import { expectAccessible } from '../../../support/browser/accessibility.js';
import { expect, test } from '../../../support/browser/test.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the upload page', { tag: '@everywhere' }, () => {
  test('is accessible over a background', async ({
    page,
    product,
    samples,
    uploadPage,
    wedding,
  }) => {
    await product.setBackground(wedding, samples.photos[0]);
    await uploadPage.open();
    const picture = page.locator('img[src*="/api/backgrounds/image/"]');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    await expectAccessible(page);
  });
});
