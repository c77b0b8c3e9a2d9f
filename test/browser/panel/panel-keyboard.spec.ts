import type { Locator, Page } from '@playwright/test';
import { codeOf } from '../../support/requests/authenticator.js';
import {
  REFUSED,
  type PanelPage,
} from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { STAFF } from '../../support/browser/product.js';

const MOST_STOPS = 80;

async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(place)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

async function press(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

async function login(page: Page, { email, password } = STAFF): Promise<void> {
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** The tabs are one tab stop; arrow keys move within. */
async function goTo(panel: PanelPage, name: string): Promise<void> {
  const { page } = panel;
  const navigation = page.getByRole('navigation', { name: 'Sections' });
  await tabTo(page, navigation.locator('[role=tab][tabindex="0"]'));
  await page.keyboard.press('Home');
  while (!(await isFocused(panel.tab(name))))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(panel.heading).toHaveText(name);
}

async function confirm(panel: PanelPage, word: string): Promise<void> {
  await expect(panel.confirmation.getByRole('textbox')).toBeFocused();
  await panel.page.keyboard.type(word);
  await panel.page.keyboard.press('Enter');
  await expect(panel.confirmation).toHaveCount(0);
}

test.describe('with a keyboard alone', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('creates, decorates, closes and deletes a wedding without losing the focus', async ({
    page,
    panel,
    samples,
  }) => {
    const path = `Klavye-140626-${Date.now()}`;
    await panel.goto();
    await login(page);
    await expect(panel.heading).toHaveText('Background Manager');

    await goTo(panel, 'Wedding List');
    const create = page.getByRole('button', { name: 'Create New Wedding' });
    await press(page, create);
    await expect(
      page.getByRole('textbox', { name: 'Wedding Path' }),
    ).toBeFocused();
    await page.keyboard.type(path);
    await page.keyboard.press('Enter');
    await panel.expectToast(`“${path}” was created`, 'success');
    await expect(create).toBeFocused();

    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(path);
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(
      page,
      page.getByRole('link', { name: `Manage Background: ${path}` }),
    );
    await expect(panel.heading).toHaveText('Background Manager');

    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choose an image' }));
    await (await chooser).setFiles(samples.photos[0].path);
    await press(
      page,
      page.getByRole('button', { name: 'Upload', exact: true }),
    );
    const current = page.getByRole('region', { name: 'Current background' });
    await expect(current).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await press(
      page,
      current.getByRole('button', { name: 'Delete background' }),
    );
    await confirm(panel, 'delete');
    await expect(current).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();

    await goTo(panel, 'Wedding List');
    await press(page, page.getByRole('button', { name: `Enabled: ${path}` }));
    await confirm(panel, 'disable');
    await panel.expectToast(`${path} için yüklemeler KAPATILDI`, 'success');
    await expect(
      page.getByRole('button', { name: `Disabled: ${path}` }),
    ).toBeFocused();
    await press(page, page.getByRole('button', { name: `Delete: ${path}` }));
    await confirm(panel, 'delete');
    await expect(
      page.getByRole('button', { name: `Delete: ${path}` }),
    ).toHaveCount(0);
    await expect(panel.heading).toBeFocused();
  });

  test('sets up a second factor from the account menu to the recovery codes', async ({
    page,
    panel,
    product,
  }) => {
    const [email, password] = [
      `keys-${Date.now()}@example.com`,
      'a-colleague-s-password',
    ];
    await product.inviteStaff(email, password);
    await panel.goto('/weddings');
    await login(page, { email, password });
    await expect(panel.heading).toHaveText('Wedding List');
    await press(page, page.getByRole('button', { name: /^Account:/ }));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(panel.heading).toHaveText('Your account');

    await press(
      page,
      page.getByRole('button', { name: 'Set up two-step verification' }),
    );
    await expect(panel.confirmation.getByLabel('Your password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    const steps = page.getByRole('form', {
      name: 'Set up two-step verification',
    });
    await expect(steps).toBeFocused();
    const key = (await page.getByRole('code').innerText()).replaceAll(' ', '');
    await tabTo(page, page.getByLabel('Verification code'));
    await page.keyboard.type(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'Recovery codes' }),
    ).toBeFocused();
    await press(
      page,
      page.getByRole('button', { name: 'I have saved the codes' }),
    );
    await expect(panel.heading).toBeFocused();

    await press(page, page.getByRole('button', { name: 'New recovery codes' }));
    await expect(panel.confirmation.getByLabel('Your password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: 'New recovery codes' }),
    ).toBeFocused();
  });

  test('answers a message, changes and resets a setting, and logs out', async ({
    page,
    panel,
    product,
  }) => {
    const name = `Ayşe ${Date.now()}`;
    await product.writeMessage({
      name,
      email: 'a@b.co',
      weddingDate: '2027-06-12',
      message: 'Merhaba',
    });
    await panel.goto('/contact-messages');
    await login(page);
    await expect(panel.heading).toHaveText('Messages');
    const message = page.getByRole('listitem', { name });
    await press(
      page,
      message.getByRole('button', { name: 'Mark as answered' }),
    );
    await panel.expectToast(`${name}: marked as answered`, 'success');
    await expect(message.getByRole('button', { name: 'Reopen' })).toBeFocused();

    await goTo(panel, 'Settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    const original = await brand.inputValue();
    await tabTo(page, brand);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Anılar');
    await press(page, page.getByRole('button', { name: 'Save' }));
    await panel.expectToast('Settings saved', 'success');
    await expect(page.locator('body')).not.toBeFocused();
    await press(
      page,
      page.getByRole('button', { name: 'Reset to default: Brand name' }),
    );
    await expect(brand).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Set in the panel')).toHaveCount(0);
    await expect(brand).toHaveValue(original);

    await press(page, page.getByRole('button', { name: /^Account:/ }));
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.heading).toHaveText('Staff login');
  });
});

test(
  'the parts of a wedding have addresses of their own',
  { tag: '@desktop' },
  async ({ page, panel, wedding }) => {
    await panel.open(`/weddings/${wedding.hash}/show`);
    const part = (name: string) =>
      page
        .getByRole('tablist', { name: 'Parts of the wedding' })
        .getByRole('tab', { name });
    const files = page.getByRole('region', { name: 'Photos and videos' });
    await expect(files).toBeVisible();
    await part('Files').focus();
    await page.keyboard.press('ArrowRight');
    await expect(part('Page')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/show\/page$/);
    await expect(page.getByRole('region', { name: 'QR code' })).toBeVisible();
    await expect(files).toHaveCount(0);
    await page.reload();
    await expect(part('Page')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(files).toBeVisible();
  },
);
