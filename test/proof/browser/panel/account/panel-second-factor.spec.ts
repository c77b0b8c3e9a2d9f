import { API } from '@hatira/contract';
import { codeOf } from '../../../../support/requests/authenticator.js';
import {
  colleague,
  elsewhere,
  PASSWORD,
} from '../../../../support/browser/colleagues.js';
import {
  PanelPage,
  REFUSED,
} from '../../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../../support/browser/product.js';
import {
  enterCode,
  setUpSecondFactor,
} from '../../../../support/browser/second-factor.js';

const PHONE = { width: 390, height: 844 };

test.describe('two-step verification', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('accepts a recovery code once; new codes replace the others', async ({
    page,
    panel,
    product,
  }) => {
    const account = await colleague(panel, product);
    const { key, codes } = await setUpSecondFactor(panel);
    await page.getByRole('button', { name: 'I have saved the codes' }).click();
    const enter = async (code = '') => {
      await panel.logout();
      await panel.login(account);
      await page
        .getByRole('button', { name: 'Use a recovery code instead' })
        .click();
      await expect(page.getByLabel('Recovery code')).toBeFocused();
      await page.getByLabel('Recovery code').fill(code);
      await page.keyboard.press('Enter');
    };
    await enter(codes[0]);
    await expect(page.getByText('9 recovery codes left.')).toBeVisible();
    await enter(codes[0]);
    await expect(page.getByRole('alert')).toHaveText(
      'The verification code is wrong or has expired',
    );
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
    await expect(page.getByLabel('Password')).toHaveValue('');
    await panel.login(account);
    await enterCode(page, codeOf(key, 1));

    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await panel.prove(PASSWORD, { recoveryCode: codes[1] });
    const list = page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('code');
    await expect(list).toHaveCount(10);
    const fresh = await list.allInnerTexts();
    expect(new Set([...codes, ...fresh]).size).toBe(20);
    await page.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  });

  test('is set up first and cannot be turned off when it is required', async ({
    browser,
    product,
  }) => {
    const replica = await product.replica({ STAFF_SECOND_FACTOR: 'required' });
    const panelUrl = product.panelUrl.replace(product.url, replica.url);
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: PHONE,
    });
    const panel = new PanelPage(await context.newPage(), product);
    const { page } = panel;
    try {
      const account = {
        email: `required-${Date.now()}@example.com`,
        password: PASSWORD,
      };
      await product.inviteStaff(account.email, account.password);
      await page.goto(`${panelUrl}#/settings`);
      await panel.login(account);
      await expect(panel.heading).toHaveText('One more step');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await page.goto(`${panelUrl}#/weddings`);
      await expect(panel.heading).toHaveText('One more step');
      expect(
        (await page.request.get(replica.url + API.weddings)).status(),
      ).toBe(403);
      await setUpSecondFactor(panel);
      // The codes, shown once, survive a change of tabs.
      await page.evaluate(() =>
        window.dispatchEvent(new Event('visibilitychange')),
      );
      await expect(
        page.getByRole('list', { name: 'Recovery codes' }),
      ).toBeVisible();
      await page
        .getByRole('button', { name: 'I have saved the codes' })
        .click();
      await expect(panel.heading).toHaveText('Wedding List');
      await page.goto(`${panelUrl}#/account`);
      await expect(
        page.getByText('Your team requires it, so it cannot be turned off.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(
        0,
      );

      await page.goto(`${panelUrl}#/settings`);
      await page
        .getByRole('combobox', { name: 'Two-step verification for staff' })
        .click();
      await page.getByRole('option', { name: 'Optional' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await panel.prove('not the password');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await panel.prove(PASSWORD);
      await panel.expectToast('Settings saved', 'success');
      await page.goto(`${panelUrl}#/account`);
      await expect(
        page.getByRole('button', { name: 'Turn off' }),
      ).toBeVisible();
      await page.goto(`${panelUrl}#/settings`);
      await page
        .getByRole('button', {
          name: 'Reset to default: Two-step verification for staff',
        })
        .click();
      await page.getByRole('button', { name: 'Save' }).click();
      await panel.prove(PASSWORD);
      await expect(
        page.getByText('Environment variable STAFF_SECOND_FACTOR'),
      ).toBeVisible();
    } finally {
      await context.close();
      await replica.stop();
    }
  });

  test('of a colleague is reset by another', async ({
    browser,
    page,
    panel,
    product,
  }) => {
    const theirs = await elsewhere(browser, product);
    const account = await colleague(theirs, product);
    await setUpSecondFactor(theirs);
    await theirs.page
      .getByRole('button', { name: 'I have saved the codes' })
      .click();
    await panel.open('/staff');
    await page
      .getByRole('button', {
        name: `Reset two-step verification: ${account.email}`,
      })
      .click();
    await panel.confirm('reset', STAFF.password);
    await panel.expectToast(
      `Two-step verification for ${account.email} was reset`,
      'success',
    );
    await expect(
      page.getByRole('row').filter({ hasText: account.email }),
    ).toContainText('Two-step: off');
    await theirs.tab('Wedding List').click();
    await expect(theirs.heading).toHaveText('Staff login');
    await theirs.login(account);
    await expect(theirs.heading).toHaveText('Wedding List');
    await theirs.page.context().close();
  });
});
