import { API } from '@hatira/contract';
import type { Locator, Page } from '@playwright/test';
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
    product,
    samples,
  }) => {
    const path = `Klavye-140626-${Date.now()}`;
    const answerOf = async (address: string) =>
      (await (await fetch(product.url + address)).json()) as object;
    await panel.goto();
    await login(page);
    await expect(panel.heading).toHaveText('Today');

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
    expect(await answerOf(API.weddingHash(path))).toMatchObject({
      isEnabled: false,
    });
    await expect(
      page.getByRole('button', { name: `Disabled: ${path}` }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await confirm(panel, 'enable');
    await panel.expectToast(`${path} için yüklemeler AÇILDI`, 'success');
    expect(await answerOf(API.weddingHash(path))).toMatchObject({
      isEnabled: true,
    });
    await press(page, page.getByRole('button', { name: `Delete: ${path}` }));
    await confirm(panel, 'delete');
    await expect(
      page.getByRole('button', { name: `Delete: ${path}` }),
    ).toHaveCount(0);
    await expect(panel.heading).toBeFocused();
    expect(await answerOf(API.validatePath(path))).toMatchObject({
      isValid: false,
    });
  });
});
