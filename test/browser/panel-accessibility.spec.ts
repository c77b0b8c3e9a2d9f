import { expectAccessible } from './support/accessibility.js';
import { expectFits } from './support/layout.js';
import { REFUSED } from './support/panel-page.js';
import { expect, test } from './support/panel-test.js';

/** Colours are measured where they have come to rest. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the panel in ${colorScheme} keeps nobody out`, { tag: '@desktop' }, () => {
    test.use({ colorScheme });

    test('at its login', async ({ consoleWatch, page, panel }) => {
      consoleWatch.expect(REFUSED);
      await panel.goto();
      await expect(panel.heading).toHaveText('Staff login');
      await expectAccessible(page);
      await panel.login({ email: 'nobody@example.com', password: 'not-the-password' });
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('on its lists', async ({ page, panel, product, samples, wedding }) => {
      await product.setBackground(wedding, samples.photos[0]);
      await product.writeMessage({ name: 'Ayşe', email: 'a@b.co', weddingDate: '2027-06-12', message: 'Merhaba' });
      for (const place of ['weddings', 'media', 'trash', 'contact-messages', 'settings', 'staff', 'audit']) {
        await panel.open(`/${place}`);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test('with backgrounds', async ({ consoleWatch, page, panel, product, samples, wedding }) => {
      consoleWatch.expect(REFUSED);
      await panel.open(`/backgrounds?hash=${wedding.hash}`);
      await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
      await expectAccessible(page);
      await product.setBackground(wedding, samples.photos[0]);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Current background' })).toBeVisible();
      await expectAccessible(page);
    });

    test('on the page of a wedding, with files selected', async ({ page, panel, product, samples, wedding }) => {
      for (const sample of [samples.photos[0], samples.unreadable]) await product.addPhoto(wedding, sample);
      await expect
        .poll(async () => (await product.mediaOf(wedding)).map(({ processing }) => processing), { timeout: 30_000 })
        .not.toContain('pending');
      await panel.open(`/weddings/${wedding.hash}/show`);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expect(page.getByText('2 selected')).toBeVisible();
      await expectAccessible(page);
    });

    test('in its dialogs', async ({ page, panel, product, samples, wedding }) => {
      await product.addPhoto(wedding, samples.photos[0]);
      await panel.open();
      const row = await panel.find(wedding.weddingPath);
      await row.getByRole('button', { name: /^Enabled/ }).click();
      await panel.confirm('no');
      await expect(panel.confirmation.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await row.getByRole('checkbox').check();
      await expect(panel.toast).toBeVisible();
      await expectAccessible(page);
      await row.getByRole('button', { name: /^Protected/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Create New Wedding' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const [name, viewport] of Object.entries({ tablet: TABLET, phone: PHONE })) {
  test.describe(`on a ${name}`, { tag: '@desktop' }, () => {
    test.use({ viewport });

    test('everything fits and can be used', async ({ page, panel, product, samples, wedding }) => {
      await product.setBackground(wedding, samples.photos[0]);
      for (const place of ['weddings', `weddings/${wedding.hash}/show`, 'media', 'trash', 'settings']) {
        await panel.open(`/${place}`);
        await page.waitForLoadState('networkidle');
        await expectFits(page, 'main');
        await expectAccessible(page);
      }
      await panel.open('/weddings');
      await page.getByRole('searchbox').fill(wedding.weddingPath);
      const card = page.getByRole('listitem').filter({ hasText: wedding.weddingPath });
      await card.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Disable uploads' }).click();
      await panel.confirm('disable');
      await expect(card.getByRole('button', { name: /^Disabled: / })).toBeVisible();
    });
  });
}

for (const locale of ['tr-TR', 'en-US']) {
  test.describe(`the ways to all pages in ${locale}`, { tag: '@desktop' }, () => {
    test.use({ locale });

    test('stand in sight on tablets and laptops', async ({ page, panel, product }) => {
      // The mark of a new message takes room as well.
      await product.writeMessage({ name: 'Ayşe', email: 'a@b.co', weddingDate: '2027-06-12', message: 'Merhaba' });
      await panel.open();
      const tabs = page.getByRole('navigation').getByRole('tab');
      await expect(tabs).toHaveCount(9);
      await expect(page.getByRole('navigation').locator('.MuiBadge-badge')).toBeVisible();
      for (const width of [820, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
