import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { variant } from '../../../support/browser/variant.js';

const PHONE = { width: 390, height: 844 };

for (const locale of ['tr-TR', 'en-US']) {
  test.describe(
    `the settings in ${locale}`,
    variant(locale === 'tr-TR', '@desktop'),
    () => {
      test.use({ locale });

      test('have whole labels on laptops', async ({ page, panel }) => {
        await panel.open('/settings');
        const labels = page.locator('form label');
        await expect(labels.first()).toBeVisible();
        const cut = await labels.evaluateAll((all) =>
          all
            .filter((label) => label.scrollWidth > label.clientWidth)
            .map((label) => label.textContent),
        );
        expect(cut).toEqual([]);
      });
    },
  );
}

test.describe('on a phone', { tag: '@desktop' }, () => {
  test.use({ viewport: PHONE });

  test('the header is low, and the save bar stays only for changes', async ({
    page,
    panel,
  }) => {
    await panel.open('/settings');
    const height = () =>
      page
        .getByRole('banner')
        .evaluate((header) => (header as HTMLElement).offsetHeight);
    await expect.poll(height).toBeLessThanOrEqual(120);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).not.toBeInViewport();
    await page.getByRole('textbox', { name: 'Brand name' }).fill('Anı');
    await expect(save).toBeInViewport({ ratio: 1 });
    const bar = await save.locator('xpath=..').boundingBox();
    expect(bar!.height).toBeLessThanOrEqual(100);
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });
});

test.describe('the panel', { tag: '@desktop' }, () => {
  test('answers an unknown address in its own words', async ({
    page,
    panel,
  }) => {
    await panel.open('/no-such-page');
    await expect(panel.heading).toHaveText('Page not found');
    await page.getByRole('link', { name: 'Go to the wedding list' }).click();
    await expect(panel.heading).toHaveText('Wedding List');
  });

  test('tells an action of a message by the sender’s name', async ({
    page,
    panel,
    product,
  }) => {
    const name = `Yasemin ${Date.now()}`;
    await product.writeMessage({
      name,
      email: 'y@example.com',
      weddingDate: '2027-06-12',
      message: 'Merhaba',
    });
    await panel.open('/contact-messages');
    const message = page.getByRole('listitem', { name });
    await message.getByRole('button', { name: 'Mark as answered' }).click();
    await panel.expectToast(`${name}: marked as answered`, 'success');
    await panel.open('/audit');
    const entry = page
      .getByRole('row')
      .filter({ hasText: 'Answered a message' });
    await expect(entry.first()).toContainText(name);
  });
});
