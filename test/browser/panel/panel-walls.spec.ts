import { expect, test } from '../../support/browser/pages/panel-test.js';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  viewport: { width: 360, height: 740 },
});

test(
  'staff make a wall, open it and end it',
  { tag: '@desktop' },
  async ({ context, page, panel, wedding }) => {
    await panel.open(`/weddings/${wedding.hash}/show/evening`);
    const section = page.getByRole('region', { name: 'Live walls' });
    await section.getByRole('button', { name: 'Make a wall' }).press('Enter');
    const row = section.getByRole('listitem');
    await expect(row).toContainText('Wall 1 · not connected');
    await expect(
      row.getByRole('button', { name: /^Copy: Wall 1/ }),
    ).toBeVisible();
    const opened = context.waitForEvent('page');
    await row.getByRole('link').click();
    const screen = (await opened).getByRole('main');
    await expect(screen).toContainText(wedding.weddingPath);
    await section.getByRole('button', { name: 'End wall 1' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Confirm' })
      .click();
    await expect(screen).toHaveText('This wall has ended.');
    await expect(row).toHaveCount(0);
  },
);
