import {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from '../../support/browser/accessibility.js';
import { expectFits, resize } from '../../support/browser/layout.js';
import { readSlowly } from '../../support/browser/media/long-reading.js';
import { REFUSED, type PanelPage } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { STAFF } from '../../support/browser/product.js';
import { IN_LARGE, variant } from '../../support/browser/variant.js';

/** Colours are measured in their final state. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SMALL_SCREENS = {
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
};
const TOAST_MS = 5_000;

async function openLoaded(panel: PanelPage, place: string): Promise<void> {
  await panel.open(`/${place}`);
  await panel.page.waitForLoadState('networkidle');
  await expect(panel.page.getByRole('progressbar')).toHaveCount(0);
}

// Several tests, so that the workers share the pages.
for (const places of [
  ['weddings', 'wedding', 'wedding/page', 'media'],
  ['wedding/evening', 'wedding/print'],
  ['trash', 'contact-messages', 'settings'],
  ['staff', 'audit', 'account'],
]) {
  test(
    `${places.join(', ')}: accessible in both schemes, and fitting small screens`,
    { tag: '@desktop' },
    async ({ page, panel, product, samples, wedding }) => {
      await product.setBackground(wedding, samples.photos[0]);
      await product.writeMessage({
        name: 'Ayşe',
        email: 'a@b.co',
        weddingDate: '2027-06-12',
        message: 'Merhaba',
      });
      const desktop = page.viewportSize()!;
      for (const place of places) {
        await openLoaded(
          panel,
          place.replace(/^wedding\b/, `weddings/${wedding.hash}/show`),
        );
        await expectAccessibleInBothSchemes(page);
        for (const size of Object.values(SMALL_SCREENS)) {
          await resize(page, size);
          await expectFits(page, 'main');
          await expectAccessible(page);
        }
        await resize(page, desktop);
      }
    },
  );
}

test.describe(
  'the panel is accessible in both schemes',
  { tag: '@desktop' },
  () => {
    test('at its login', async ({ consoleWatch, page, panel }) => {
      consoleWatch.expect(REFUSED);
      await panel.goto();
      await expect(panel.heading).toHaveText('Staff login');
      await expectAccessibleInBothSchemes(page);
      await panel.login({
        email: 'nobody@example.com',
        password: 'not-the-password',
      });
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });

    test('with backgrounds', async ({
      consoleWatch,
      page,
      panel,
      product,
      samples,
      wedding,
    }) => {
      consoleWatch.expect(REFUSED);
      await panel.open(`/backgrounds?hash=${wedding.hash}`);
      await expect(
        page.getByRole('button', { name: 'Choose an image' }),
      ).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await product.setBackground(wedding, samples.photos[0]);
      await page.reload();
      await expect(
        page.getByRole('region', { name: 'Current background' }),
      ).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });

    test('on the page of a wedding, with files selected', async ({
      page,
      panel,
      product,
      samples,
      wedding,
    }) => {
      for (const sample of [samples.photos[0], samples.unreadable])
        await product.addPhoto(wedding, sample);
      await product.expectProcessed(wedding);
      await panel.open(`/weddings/${wedding.hash}/show`);
      await page
        .getByRole('checkbox', { name: 'Select all on this page' })
        .check();
      await expect(page.getByText('2 selected')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });

    test('in its dialogs', async ({
      page,
      panel,
      product,
      samples,
      wedding,
    }) => {
      await readSlowly(page, TOAST_MS);
      await product.addPhoto(wedding, samples.photos[0]);
      await panel.open();
      const row = await panel.find(wedding.weddingPath);
      await row.getByRole('button', { name: /^Enabled/ }).click();
      await panel.confirm('no');
      await expect(panel.confirmation.getByRole('alert')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.keyboard.press('Escape');
      await row.getByRole('checkbox').check();
      await expect(panel.toast).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await row.getByRole('button', { name: /^Protected/ }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Create New Wedding' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    });

    test('in the dialogs of accounts', IN_LARGE, async ({ page, panel }) => {
      const email = 'axe@example.com';
      await panel.open('/staff');
      await page.getByRole('button', { name: 'Add account' }).click();
      const invitation = page.getByRole('dialog', { name: 'Add account' });
      await invitation.getByLabel('Password').fill('short');
      await page.keyboard.press('Enter');
      await expect(invitation.getByRole('alert')).toHaveCount(2);
      await expectAccessibleInBothSchemes(page);
      await invitation.getByLabel('E-mail').fill(email);
      await invitation.getByLabel('Password').fill('');
      await page.keyboard.press('Enter');
      await panel.prove(STAFF.password);
      await expect(invitation.getByRole('code')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await invitation.getByRole('button', { name: 'Close' }).click();

      await page
        .getByRole('button', { name: `Change password: ${email}` })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Change' })
        .click();
      await expect(panel.confirmation).toContainText(email);
      await expectAccessibleInBothSchemes(page);
      await panel.confirm(email, STAFF.password);
      await expect(page.getByRole('dialog').getByRole('code')).toBeVisible();
      await expectAccessibleInBothSchemes(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Close' })
        .click();

      await page.getByRole('button', { name: /^Account:/ }).click();
      await page.getByRole('menuitem', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Change my password' }).click();
      const own = page.getByRole('dialog', { name: /^Change password:/ });
      await own.getByRole('button', { name: 'Change' }).click();
      await expect(own.getByRole('alert')).toHaveCount(2);
      await expectAccessibleInBothSchemes(page);
    });

    test(
      'in the questions before a loss',
      IN_LARGE,
      async ({ page, panel, product, samples, wedding }) => {
        await product.setBackground(wedding, samples.photos[0]);
        await panel.open(`/backgrounds?hash=${wedding.hash}`);
        await page.getByRole('button', { name: 'Delete background' }).click();
        await expect(panel.confirmation).toBeVisible();
        await expectAccessibleInBothSchemes(page);
        await page.keyboard.press('Escape');
        await panel.open('/settings');
        await page.getByRole('textbox', { name: 'Brand name' }).fill('');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await panel.tab('Wedding List').click();
        await expect(
          page.getByRole('dialog', { name: 'Leave this page?' }),
        ).toBeVisible();
        await expectAccessibleInBothSchemes(page);
      },
    );

    test(
      'in the trash',
      IN_LARGE,
      async ({ page, panel, product, samples }) => {
        const wedding = await product.createWedding();
        await product.setBackground(wedding, samples.photos[0]);
        await product.deleteBackground(wedding);
        await product.deleteWedding(wedding.weddingPath);
        await panel.open(`/weddings/${wedding.hash}/show`);
        await expect(
          page.getByRole('link', { name: 'Go to the trash' }),
        ).toBeVisible();
        await expectAccessibleInBothSchemes(page);
        for (const kind of ['weddings', 'backgrounds']) {
          await panel.open(`/trash?kind=${kind}`);
          await page
            .getByRole('button', { name: `Erase now: ${wedding.weddingPath}` })
            .click();
          await expect(panel.confirmation).toBeVisible();
          await expectAccessibleInBothSchemes(page);
          await page.keyboard.press('Escape');
        }
      },
    );
  },
);

for (const [name, viewport] of Object.entries(SMALL_SCREENS)) {
  test.describe(`on a ${name}`, variant(name === 'phone', '@desktop'), () => {
    test.use({ viewport });

    test('closes the uploads of a wedding on its card', async ({
      page,
      panel,
      wedding,
    }) => {
      await panel.open('/weddings');
      await page.getByRole('searchbox').fill(wedding.weddingPath);
      const card = page
        .getByRole('listitem')
        .filter({ hasText: wedding.weddingPath });
      await card.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Disable uploads' }).click();
      await panel.confirm('disable');
      await expect(
        card.getByRole('button', { name: /^Disabled: / }),
      ).toBeVisible();
    });
  });
}

for (const locale of ['tr-TR', 'en-US']) {
  test.describe(
    `the tabs in ${locale}`,
    variant(locale === 'tr-TR', '@desktop'),
    () => {
      test.use({ locale });

      test('are fully visible on tablets and laptops', async ({
        page,
        panel,
        product,
        samples,
        wedding,
      }) => {
        // The badges need room as well.
        await product.addPhoto(wedding, samples.unreadable);
        await product.expectProcessed(wedding);
        await product.writeMessage({
          name: 'Ayşe',
          email: 'a@b.co',
          weddingDate: '2027-06-12',
          message: 'Merhaba',
        });
        await panel.open();
        const tabs = page.getByRole('navigation').getByRole('tab');
        await expect(tabs).toHaveCount(10);
        for (const place of ['contact-messages', 'media'])
          await expect(page.locator(`[data-badge=${place}]`)).toBeVisible();
        for (const width of [768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const tab of await tabs.all())
            await expect(tab).toBeInViewport({ ratio: 1 });
        }
      });
    },
  );
}
