import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../support/browser/product.js';

test.describe('the log of staff', { tag: '@desktop' }, () => {
  test('shows the actions of staff, found by words and filtered', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await product.setEnabled(wedding, false);
    await panel.open('/audit');
    await page.getByRole('searchbox').fill(wedding.weddingPath);
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').nth(1)).toContainText(
      `${STAFF.email}Disabled uploads${wedding.weddingPath}`,
    );
    await expect(page.getByRole('row').nth(2)).toContainText(
      'Created a wedding',
    );
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Created a wedding' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});
