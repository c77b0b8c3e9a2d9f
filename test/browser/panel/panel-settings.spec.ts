import { API } from '@hatira/contract';
import { expect, test } from '../../support/browser/pages/panel-test.js';

test.describe('the settings', { tag: '@desktop' }, () => {
  test('take effect at once and can be reset to the default', async ({
    page,
    panel,
    product,
  }) => {
    const config = async () =>
      (
        (await (await fetch(product.url + API.config)).json()) as {
          data: { brandName: string };
        }
      ).data.brandName;
    await panel.open('/settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    const original = await brand.inputValue();
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await brand.fill('Anılar');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(brand).toHaveValue(original);
    await brand.fill('Anılar');
    await save.click();
    await panel.expectToast('Settings saved', 'success');
    await expect(page.getByText('Set in the panel')).toBeVisible();
    await expect.poll(config).toBe('Anılar');

    await page
      .getByRole('button', { name: 'Reset to default: Brand name' })
      .click();
    await expect(
      page.getByText(`Resets to the default when saved: ${original}`),
    ).toBeVisible();
    await save.click();
    await expect(page.getByText('Set in the panel')).toHaveCount(0);
    await expect(brand).toHaveValue(original);
    await expect.poll(config).toBe(original);
  });
});
