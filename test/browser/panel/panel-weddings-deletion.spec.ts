import { API, type WeddingRow } from '@hatira/contract';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import type { Product } from '../../support/browser/product.js';

async function exists(
  product: Product,
  { weddingPath }: WeddingRow,
): Promise<boolean> {
  const answer = await fetch(product.url + API.validatePath(weddingPath));
  return ((await answer.json()) as { isValid: boolean }).isValid;
}

test.describe('deletion in the wedding list', { tag: '@desktop' }, () => {
  test('deletes an empty wedding by the typed word', async ({
    panel,
    product,
    wedding,
  }) => {
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    await row
      .getByRole('button', { name: `Delete: ${wedding.weddingPath}` })
      .click();
    await panel.confirm('sil');
    await expect(panel.confirmation.getByRole('alert')).toHaveText(
      'Hatalı doğrulama! "delete" yazmanız gerekiyordu.',
    );
    expect(await exists(product, wedding)).toBe(true);
    await panel.confirm('delete');
    await panel.expectToast(`“${wedding.weddingPath}” was deleted`, 'success');
    await expect(panel.row(wedding.weddingPath)).toHaveCount(0);
    await expect(panel.heading).toBeFocused();
    expect(await exists(product, wedding)).toBe(false);
  });

  test('protects a wedding with files and shows their number', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    for (const photo of samples.photos.slice(0, 2))
      await product.addPhoto(wedding, photo);
    await product.setBackground(wedding, samples.photos[2]);
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    await expect(
      row.getByRole('img', { name: 'Has a background' }),
    ).toBeVisible();
    const button = row.getByRole('button', {
      name: `Protected: ${wedding.weddingPath}`,
    });
    await button.click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('2 photos/videos');
    await expect(alert).toContainText('1 background image');
    await expect(alert).toContainText('Delete them manually first');
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await alert.getByRole('link', { name: 'Go to the background' }).click();
    await expect(page.getByText(wedding.weddingPath).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`hash=${wedding.hash}`));
    expect(await exists(product, wedding)).toBe(true);
  });

  test('shows a pending check at once, and one question at a time', async ({
    page,
    panel,
    product,
    samples,
  }) => {
    const mark = `sorulan${Date.now() % 100_000}`;
    const full = await product.createWeddingAt(`${mark}-dolu`);
    await product.createWeddingAt(`${mark}-bos`);
    await product.addPhoto(full, samples.photos[0]);
    await panel.open();
    await panel.search(mark);
    await expect(page.getByRole('row')).toHaveCount(3);
    const asked: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/validate-deletion', async (route) => {
      asked.push(route.request().url());
      await answered;
      await route.continue();
    });
    const button = page.getByRole('button', {
      name: `Protected: ${mark}-dolu`,
    });
    const other = page.getByRole('button', { name: `Delete: ${mark}-bos` });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(
      button.getByRole('progressbar', { includeHidden: true }),
    ).toBeVisible();
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    for (const dead of [other, button]) await dead.click({ force: true });
    answer();
    await expect(page.getByRole('alertdialog')).toContainText(`${mark}-dolu`);
    expect(asked).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(other).toHaveAttribute('aria-disabled', 'false');
  });

  test('allows a deletion with unknown content, which the server refuses', async ({
    consoleWatch,
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    consoleWatch.expect(/ERR_FAILED/);
    await product.addPhoto(wedding, samples.photos[0]);
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    await page.route('**/validate-deletion', (route) => route.abort());
    await row.getByRole('button', { name: /^Protected/ }).click();
    await panel.confirm('delete');
    await panel.expectToast(
      'This wedding has files. Delete them first',
      'error',
    );
    await page.route(`**${API.weddingByPath(wedding.weddingPath)}`, (route) =>
      route.abort(),
    );
    await row.getByRole('button', { name: /^Protected/ }).click();
    await panel.confirm('delete');
    await expect(
      panel.toast.getByText('Wedding silinirken hata oluştu'),
    ).toBeVisible();
    expect(await exists(product, wedding)).toBe(true);
  });
});
