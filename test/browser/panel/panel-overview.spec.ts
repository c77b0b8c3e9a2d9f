import type { Page } from '@playwright/test';
import { STAFF_API } from '@hatira/contract';
import { expect, test } from '../../support/browser/pages/panel-test.js';

const FIGURE = /^[\d.,]+ [MG]B free$/;

function figure(page: Page, name: string) {
  const card = page.getByRole('term').filter({ hasText: name });
  return card.locator('xpath=following-sibling::dd[1]');
}

test.describe('the overview', () => {
  test('shows disk, backup, failed files, queues and the weddings that need a decision', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    for (const sample of [samples.photos[0], samples.unreadable])
      await product.addPhoto(wedding, sample);
    await product.expectProcessed(wedding);
    await panel.open('/overview');
    await expect(panel.heading).toHaveText('Overview');

    await expect(figure(page, 'Disk').getByText(FIGURE)).toBeVisible();
    await expect(figure(page, 'Last backup')).toContainText('Never');
    const largest = page.getByRole('table', { name: 'Largest weddings' });
    await expect(largest.getByRole('link').first()).toBeVisible();
    const queues = page.getByRole('table', { name: 'Queues' });
    await expect(
      queues.getByRole('rowheader', { name: 'Preview pictures' }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^Open the queues/ }),
    ).toHaveAttribute('href', STAFF_API.queuesIn('en'));
    const months = page.getByRole('table', { name: 'Uploads by month' });
    await expect(months.getByRole('cell').last()).toHaveText(
      /^(?!0\.00)[\d.,]+ [MG]B$/,
    );

    await figure(page, 'Files that cannot be shown')
      .getByRole('link', { name: 'Show the files' })
      .click();
    await expect(panel.heading).toHaveText('Media');
    await expect(
      page.getByRole('button', { name: 'Cannot be shown', pressed: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('listitem', { name: samples.unreadable.name }).first(),
    ).toBeVisible();
  });
});
