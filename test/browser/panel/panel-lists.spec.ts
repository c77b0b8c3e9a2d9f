import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../../support/browser/accessibility.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { variant } from '../../support/browser/variant.js';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const LISTS = [
  'weddings',
  'media',
  'contact-messages',
  'backgrounds',
  'staff',
  'audit',
  'trash?kind=media',
  'trash?kind=weddings',
  'trash?kind=backgrounds',
];

async function exported(
  page: Page,
  button = 'Export',
): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

/** The computer's day, as in file names. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

test.describe('the export of a list', { tag: '@desktop' }, () => {
  test('has the rows that the filters leave, in their order', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `csv${Date.now() % 100_000}`;
    const weddings = [];
    for (const name of ['b', 'c', 'a'])
      weddings.push(await product.createWeddingAt(`${mark}-${name}`));
    await product.setEnabled(weddings[1]!, false);
    await panel.open('/weddings?perPage=10');
    await panel.search(mark);
    await page.getByRole('button', { name: 'Wedding Path' }).click();
    await expect(
      page.getByRole('row').nth(1).getByRole('link').first(),
    ).toHaveText(`${mark}-a`);

    const { name, text } = await exported(page);
    expect(name).toBe(`Wedding List ${today()}.csv`);
    const [header, ...rows] = text.trimEnd().split('\r\n');
    expect(header).toBe(
      '\uFEFFWedding Path,Upload Status,BG,Photos and videos,Size (bytes),Created,Last upload',
    );
    const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(rows).toEqual(
      ['a,Enabled', 'b,Enabled', 'c,Disabled'].map((row) =>
        expect.stringMatching(
          new RegExp(`^${mark}-${row},No background,0,0,${moment},$`),
        ),
      ),
    );
    for (const { hash } of weddings) expect(text).not.toContain(String(hash));
  });

  test('reads every page of a long list', async ({ page, panel }) => {
    const rows = Array.from({ length: 1_234 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      at: '2026-06-14T12:00:00.000Z',
      staffId: null,
      staffEmail: 'system',
      action: 'media_expired',
      target: `wedding ${index}`,
      details: { count: index },
    }));
    const ranges: string[] = [];
    await page.route('**/rest/audit?*', (route) => {
      const range = new URL(route.request().url()).searchParams.get('range')!;
      ranges.push(range);
      const [first, last] = JSON.parse(range) as [number, number];
      return route.fulfill({
        json: rows.slice(first, last + 1),
        headers: { 'Content-Range': `audit ${first}-${last}/${rows.length}` },
      });
    });
    await panel.open('/audit');
    await expect(page.getByText('1-50 of 1234')).toBeVisible();
    const { name, text } = await exported(page);
    expect(name).toBe(`Audit ${today()}.csv`);
    expect(ranges).toEqual(['[0,49]', '[0,999]', '[1000,1999]']);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + rows.length);
    expect(lines[0]).toBe('\uFEFFDate,User,Action,Target,Details');
    expect(lines.at(-1)).toMatch(
      /,System,Moved expired files to the trash,wedding 1233,"Number: 1,233"$/,
    );
  });

  test('reports a failed read', async ({ consoleWatch, page, panel }) => {
    consoleWatch.expect(REFUSED);
    consoleWatch.expect(/ApiError/);
    await panel.open('/staff');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await page.route('**/rest/staff?*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.getByRole('button', { name: 'Export' }).click();
    await panel.expectToast('Server communication error', 'error');
  });

  test.describe('in Turkish', () => {
    test.use({ locale: 'tr-TR' });

    test('has Turkish headers and keeps guests’ texts from being calculated', async ({
      page,
      panel,
      product,
    }) => {
      const name = `=Şule ${Date.now()}`;
      await product.writeMessage({
        name,
        email: 'sule@example.com',
        weddingDate: '2027-06-12',
        message: 'Merhaba;\n"fiyat" nedir?',
      });
      await panel.open('/contact-messages');
      await panel.search(name);
      const file = await exported(page, 'Dışa aktar');
      expect(file.name).toBe(`Mesajlar ${today()}.csv`);
      const [header, row] = file.text.split('\r\n');
      expect(header).toBe(
        '\uFEFFAd;E-posta;Düğün tarihi;Durum;Geliş;Yanıtlanma;Mesaj',
      );
      expect(row).toMatch(
        new RegExp(`^'${name};sule@example.com;2027-06-12;Yeni;`),
      );
      expect(row).toMatch(/;;"Merhaba;\n""fiyat"" nedir\?"$/);
    });
  });
});

test.describe('the columns of a table', { tag: '@desktop' }, () => {
  test('stay hidden after a reload and a login', async ({
    consoleWatch,
    page,
    panel,
  }) => {
    consoleWatch.expect(REFUSED);
    const header = (name: string) => page.getByRole('columnheader', { name });
    await panel.open('/staff');
    await expect(header('Login')).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    const item = page.getByRole('menuitemcheckbox', { name: 'Login' });
    await expect(item).toBeChecked();
    await expectAccessibleInBothSchemes(page);
    await item.press('Enter');
    await expect(item).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
    await expect(header('Login')).toHaveCount(0);
    await expect(header('Status')).toBeVisible();

    await page.reload();
    await expect(header('Status')).toBeVisible();
    await expect(header('Login')).toHaveCount(0);
    await page.context().clearCookies();
    await panel.tab('Audit').click();
    await expect(
      page.getByRole('heading', { name: 'Staff login' }),
    ).toBeVisible();
    // An answer to the ended session would end the next one too.
    await page.waitForLoadState('networkidle');
    await panel.login();
    await panel.tab('Staff').click();
    await expect(header('Status')).toBeVisible();
    await expect(header('Login')).toHaveCount(0);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect(header('Login')).toBeVisible();
  });
});

test.describe('a saved search', { tag: '@desktop' }, () => {
  test('is used again after a reload, and deleted', async ({
    page,
    panel,
    product,
  }) => {
    const mark = `saved${Date.now() % 100_000}`;
    for (const name of ['open', 'shut']) {
      const wedding = await product.createWeddingAt(`${mark}-${name}`);
      if (name === 'shut') await product.setEnabled(wedding, false);
    }
    const saved = page.getByRole('button', { name: 'Saved searches' });
    await panel.open();
    await panel.search(mark);
    await page.getByRole('button', { name: 'Uploads disabled' }).click();
    await expect(panel.row(`${mark}-shut`)).toBeVisible();
    await expect(panel.row(`${mark}-open`)).toHaveCount(0);
    await saved.click();
    await page.getByRole('menuitem', { name: 'Save this search…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByLabel('Name of the search')).toBeFocused();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.type('Closed ones');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    await saved.click();
    await page.getByRole('menuitem', { name: 'Remove all filters' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.reload();
    await saved.click();
    await page.getByRole('menuitem', { name: 'Closed ones' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(mark);
    await expect(
      page.getByRole('button', { name: 'Uploads disabled' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.row(`${mark}-shut`)).toBeVisible();
    await expect(panel.row(`${mark}-open`)).toHaveCount(0);

    await saved.click();
    await page
      .getByRole('menuitem', { name: 'Delete the search “Closed ones”' })
      .click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await saved.click();
    await expect(
      page.getByRole('menuitem', { name: 'Closed ones' }),
    ).toHaveCount(0);
  });
});

for (const locale of ['tr-TR', 'en-US']) {
  test.describe(
    `the lists in ${locale}`,
    variant(locale === 'tr-TR', '@desktop'),
    () => {
      test.use({ locale });

      test('fit phones and laptops', async ({
        page,
        panel,
        product,
        samples,
        wedding,
      }) => {
        await product.addPhoto(wedding, samples.photos[0]);
        await product.setBackground(wedding, samples.photos[0]);
        await product.deleteBackground(wedding);
        await product.setBackground(wedding, samples.photos[0]);
        const gone = await product.createWedding();
        await product.deleteWedding(gone.weddingPath);
        await product.writeMessage({
          name: 'Ayşe',
          email: 'a@b.co',
          weddingDate: '2027-06-12',
          message: 'Merhaba',
        });
        for (const list of LISTS) {
          await panel.open(`/${list}`);
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          for (const screen of SCREENS) {
            await resize(page, screen);
            await expectFits(page, 'main');
          }
        }
      });
    },
  );
}
