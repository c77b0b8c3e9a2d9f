import type { Page } from '@playwright/test';
import { STAFF_API } from '@hatira/contract';
import { expectAccessibleInBothSchemes } from '../../../support/browser/accessibility.js';
import { expectFits } from '../../../support/browser/layout.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';

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
    await expect(page.locator('[data-chart] svg').first()).toBeVisible();
    await expectFits(page, 'main');
    await expectAccessibleInBothSchemes(page);

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

  test('gives screen readers the figures of its chart as a table', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await product.addPhoto(wedding, samples.photos[0]);
    await panel.open('/overview');
    const months = page.getByRole('table', { name: 'Uploads by month' });
    await expect(months.getByRole('row')).toHaveCount(13);
    await expect(months.getByRole('cell').last()).toHaveText(/^[\d.,]+ [MG]B$/);
    await expect(months.getByRole('cell').last()).not.toHaveText('0.00 MB');
  });
});

test('the page of a wedding draws its uploads by hour', async ({
  page,
  panel,
  product,
  samples,
  wedding,
}) => {
  await panel.open(`/weddings/${wedding.hash}/show`);
  await expect(
    page.getByRole('region', { name: 'Photos and videos' }),
  ).toBeVisible();
  await expect(page.locator('[data-chart]')).toHaveCount(0);
  await product.addPhoto(wedding, samples.photos[0]);
  await page.reload();
  const section = page.getByRole('region', { name: 'Uploads by hour' });
  await expect(section).toContainText('1 of 1 files');
  await expect(section.locator('[data-chart] svg').first()).toBeVisible();
  const hours = section.getByRole('table', { name: 'Uploads by hour' });
  await expect(hours.getByRole('cell').first()).toHaveText('1');
});

test.describe('the badge of failed files', { tag: '@desktop' }, () => {
  test('counts them at the tab, beside its name', async ({
    page,
    panel,
    product,
    samples,
    wedding,
  }) => {
    await product.addPhoto(wedding, samples.unreadable);
    await product.expectProcessed(wedding);
    await panel.open('/weddings');
    const tab = panel.tab('Media');
    await expect(tab).toHaveAccessibleName(
      /^Media ?, \d+ files? cannot be shown$/,
    );
    const badge = page.locator('[data-badge=media]');
    await expect(badge).toHaveText(/^\d+\+?$/);
    const [label, mark] = await Promise.all([
      tab.evaluate((element) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        range.selectNodeContents(walker.nextNode() ?? element);
        return range.getBoundingClientRect().right;
      }),
      badge.boundingBox(),
    ]);
    expect(mark!.x).toBeGreaterThanOrEqual(label);
  });
});

test.describe('the focus mark', { tag: '@desktop' }, () => {
  test('is an outline on sort headers, buttons, tabs and links', async ({
    page,
    panel,
    wedding,
  }) => {
    await panel.open('/weddings');
    await panel.find(wedding.weddingPath);
    const places = [
      page.getByRole('columnheader').getByRole('button').first(),
      page.getByRole('button', { name: 'Create New Wedding' }),
      page.getByRole('link', { name: wedding.weddingPath, exact: true }),
      panel.tab('Media'),
    ];
    for (const place of places) {
      await page.keyboard.press('Tab');
      await place.focus();
      await expect(place).toHaveCSS('outline-style', 'solid');
      await expect(place).toHaveCSS('outline-width', '2px');
      await expect(page.locator('.MuiTouchRipple-ripplePulsate')).toHaveCount(
        0,
      );
    }
    await page.mouse.click(5, 400);
    await expect(places[0]!).not.toHaveCSS('outline-style', 'solid');
  });
});
