import { API, PAGES, type WeddingRow } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { holdTimers } from '../../support/browser/held-timers.js';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import type { Product } from '../../support/browser/product.js';

/** Of react-admin's filter form. */
const SEARCH_DELAY_MS = 500;

async function isEnabled(
  product: Product,
  { weddingPath }: WeddingRow,
): Promise<boolean> {
  const answer = await fetch(product.url + API.weddingHash(weddingPath));
  return ((await answer.json()) as { isEnabled: boolean }).isEnabled;
}

test.describe('the wedding list', { tag: '@desktop' }, () => {
  test('creates a wedding, and names the reason when it cannot', async ({
    consoleWatch,
    page,
    panel,
    product,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    await panel.open();
    const before = await panel.count('weddings');
    await page.getByRole('button', { name: 'Create New Wedding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Wedding' });
    const path = dialog.getByRole('textbox', { name: 'Wedding Path' });
    await expect(path).toBeFocused();
    await expect(dialog).toContainText('must be unique and URL-friendly');
    await expect(dialog).toContainText('wedding-2025');

    await path.fill('   ');
    await page.keyboard.press('Enter');
    await panel.expectToast('Wedding path boş olamaz', 'error');
    await expect(dialog.getByRole('alert')).toHaveText(
      'Wedding path boş olamaz',
    );
    await path.fill(wedding.weddingPath.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      'Bu wedding path zaten mevcut',
    );
    await path.fill('pricing');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      'This path belongs to one of the site’s pages. Choose another one',
    );

    const weddingPath = `Gül-${Date.now() % 1_000_000}-Şirin`;
    await path.fill(` ${weddingPath} `);
    await expect(dialog).toContainText(`${product.url}/${weddingPath}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await panel.expectToast(`“${weddingPath}” was created`, 'success');
    await expect(
      page.getByRole('button', { name: 'Create New Wedding' }),
    ).toBeFocused();
    await expect(panel.row(weddingPath)).toBeVisible();
    await expect.poll(() => panel.count('weddings')).toBe(before + 1);
  });

  test('reports a failed creation without an answer of the server', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(/ERR_FAILED/);
    await panel.open();
    await page.route(`**${API.wedding}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Create New Wedding' }).click();
    await page.keyboard.type('Ada-010127-Ege');
    await page.keyboard.press('Enter');
    await panel.expectToast('Wedding oluşturulurken hata oluştu', 'error');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('opens and closes uploads by the typed word and shows it at once', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    const disabled = await panel.count('disabled');
    const listCalls: string[] = [];
    page.on(
      'request',
      (request) =>
        void (
          request.url().includes('rest/weddings') &&
          listCalls.push(request.url())
        ),
    );

    const status = row.getByRole('button', { name: /^(Enabled|Disabled): / });
    await expect(status).toHaveText('Enabled');
    await status.click();
    const submit = panel.confirmation.getByRole('button', { name: 'Confirm' });
    const word = panel.confirmation.getByRole('textbox', {
      name: 'Type “disable” to continue',
    });
    await expect(word).toBeFocused();
    await expect(submit).toBeDisabled();
    await word.fill('   ');
    await expect(submit).toBeDisabled();

    await panel.confirm('disabled');
    await expect(panel.confirmation.getByRole('alert')).toHaveText(
      'Hatalı doğrulama! "disable" yazmanız gerekiyordu.',
    );
    expect(await isEnabled(product, wedding)).toBe(true);
    await panel.confirm(' DİSABLE ');
    await panel.expectToast(
      `${wedding.weddingPath} için yüklemeler KAPATILDI`,
      'success',
    );
    await expect(status).toHaveText('Disabled');
    await expect(status).toBeFocused();
    expect(await isEnabled(product, wedding)).toBe(false);
    await expect.poll(() => panel.count('disabled')).toBe(disabled + 1);
    expect(listCalls, 'the list is changed where it is').toEqual([]);

    await status.click();
    await panel.confirm('Enable');
    await panel.expectToast(
      `${wedding.weddingPath} için yüklemeler AÇILDI`,
      'success',
    );
    await expect(status).toHaveText('Enabled');
    expect(await isEnabled(product, wedding)).toBe(true);
  });

  test('keeps the wedding when the verification is cancelled', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    const status = row.getByRole('button', { name: /^Enabled: / });
    for (const leave of ['Escape', 'Cancel']) {
      await status.click();
      await panel.confirmation.getByRole('textbox').fill('disable');
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else
        await panel.confirmation.getByRole('button', { name: leave }).click();
      await expect(panel.confirmation).toBeHidden();
      await panel.expectToast('İşlem iptal edildi', 'error');
      await expect(status).toBeFocused();
    }
    expect(await isEnabled(product, wedding)).toBe(true);
  });

  test('closes the question when the page changes', async ({
    page,
    panel,
    wedding,
  }) => {
    await panel.open('/settings');
    await panel.tab('Wedding List').click();
    await panel
      .row(wedding.weddingPath)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(panel.confirmation).toBeVisible();
    await page.goBack();
    await expect(panel.confirmation).toHaveCount(0);
    await expect(panel.heading).toHaveText('Settings');
  });

  test('reports a failed change of the switch', async ({
    consoleWatch,
    page,
    panel,
    wedding,
  }) => {
    consoleWatch.expect(/ERR_FAILED/);
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    await page.route('**/toggle-enabled', (route) => route.abort());
    await row.getByRole('button', { name: /^Enabled: / }).click();
    await panel.confirm('disable');
    await panel.expectToast('Error updating wedding status', 'error');
    await expect(row.getByRole('button', { name: /^Enabled: / })).toBeVisible();
  });

  test('opens and closes several weddings at once', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `toplu${Date.now() % 100_000}`;
    const weddings: WeddingRow[] = [];
    for (const name of ['bir', 'iki', 'uc'])
      weddings.push(await product.createWeddingAt(`${mark}-${name}`));
    await panel.open();
    await page.getByRole('searchbox').fill(mark);
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await panel.row(`${mark}-uc`).getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Disable uploads' }).click();
    await panel.confirm('disable');
    await panel.expectToast('2 düğün için yüklemeler KAPATILDI', 'success');
    await expect(page.getByRole('button', { name: /^Disabled: / })).toHaveCount(
      2,
    );
    await expect(page.getByText(/\d selected/)).toHaveCount(0);
    expect(
      await Promise.all(weddings.map((wedding) => isEnabled(product, wedding))),
    ).toEqual([false, false, true]);
  });

  test('pages, sorts and searches on the server', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `sayfa${Date.now() % 100_000}`;
    for (let number = 10; number < 22; number++)
      await product.createWeddingAt(`${mark}-${number}`);
    await panel.open('/weddings?perPage=10');
    await panel.search(mark.toUpperCase());
    await expect(page.getByText('1-10 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await expect(firstPath(page)).toHaveText(`${mark}-10`);
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await expect(firstPath(page)).toHaveText(`${mark}-21`);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('11-12 of 12')).toBeVisible();
    await expect(firstPath(page)).toHaveText(`${mark}-11`);
    await page.getByRole('searchbox').fill(`${mark}-9`);
    await expect(page.getByText('No results match your search.')).toBeVisible();
  });

  test('keeps an order that is chosen before the search is sent', async ({
    page,
    panel,
    product,
  }) => {
    const sendSearch = await holdTimers(page, SEARCH_DELAY_MS);
    const mark = `sıra${Date.now() % 100_000}`;
    for (const number of [1, 2])
      await product.createWeddingAt(`${mark}-${number}`);
    await panel.open('/weddings');
    await page.getByRole('searchbox').fill(mark);
    const sorted = page.waitForRequest((request) =>
      decodeURIComponent(request.url()).includes('["weddingPath","ASC"]'),
    );
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await sorted;
    await sendSearch();
    await expect(page.getByText('1-2 of 2')).toBeVisible();
    await expect(firstPath(page)).toHaveText(`${mark}-1`);
  });

  test('links the pages of guests and couple', async ({ panel, wedding }) => {
    await panel.open();
    const row = await panel.find(wedding.weddingPath);
    const { hash, weddingPath } = wedding;
    const pages = {
      'View Page': PAGES.upload(weddingPath),
      'Web Album': PAGES.gallery(hash),
      'Mobile Album': PAGES.mobileGallery(hash),
    };
    for (const [name, address] of Object.entries(pages)) {
      const link = row.getByRole('link', {
        name: `${name}: ${weddingPath} (opens in a new tab)`,
      });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('times out after 60 seconds', async ({ page, panel, wedding }) => {
    await panel.open('/settings');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/rest/weddings?*', () => undefined);
    const asked = page.waitForRequest('**/rest/weddings?*');
    await panel.tab('Wedding List').click();
    await asked;
    await page.clock.runFor(59_000);
    await expect(panel.toast).toHaveCount(0);
    await page.clock.runFor(2_000);
    await page.clock.resume();
    await panel.expectToast('Error fetching weddings', 'error');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await panel.find(wedding.weddingPath);
  });

  test('reports a failed load and loads again', async ({
    consoleWatch,
    page,
    panel,
    wedding,
  }) => {
    consoleWatch.expect(REFUSED);
    await panel.open('/settings');
    await page.route('**/rest/weddings?*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await panel.tab('Wedding List').click();
    await panel.expectToast('Error fetching weddings', 'error');
    await page.unroute('**/rest/weddings?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await panel.find(wedding.weddingPath);
  });
});

function firstPath(page: Page) {
  return page.getByRole('row').nth(1).getByRole('link').first();
}
