import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

test.describe('the trash', { tag: '@desktop' }, () => {
  test('restores a background unless the wedding has another', async ({
    consoleWatch,
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    await product.setBackground(wedding, samples.photos[0]);
    await product.deleteBackground(wedding);
    await product.setBackground(wedding, samples.photos[1]);
    await panel.open('/trash');
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    const restore = page.getByRole('button', {
      name: `Restore: ${wedding.weddingPath}`,
    });
    await restore.click();
    await panel.expectToast(
      'This wedding already has a background. Delete it first',
      'error',
    );
    await product.deleteBackground(wedding);
    await page.reload();
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: samples.photos[0].name })
      .filter({ hasText: wedding.weddingPath })
      .getByRole('button', { name: 'Restore' })
      .click();
    await panel.expectToast(`“${wedding.weddingPath}” was restored`, 'success');
  });

  test('erases a background by its wedding’s path', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await product.setBackground(wedding, samples.photos[0]);
    await product.deleteBackground(wedding);
    await panel.open('/trash');
    await page.getByRole('tab', { name: 'Backgrounds' }).click();
    const erase = page.getByRole('button', {
      name: `Erase now: ${wedding.weddingPath}`,
    });
    await erase.click();
    await expect(page.getByRole('dialog')).toContainText(
      samples.photos[0].name,
    );
    await page.keyboard.press('Escape');
    await expect(erase).toBeVisible();
    await erase.click();
    await panel.confirm(wedding.weddingPath);
    await expect(
      panel.toast.getByText(`“${wedding.weddingPath}” was erased`),
    ).toBeVisible();
    await expect(erase).toHaveCount(0);
  });
});
