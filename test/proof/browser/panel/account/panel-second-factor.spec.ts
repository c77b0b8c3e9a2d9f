import { readFile } from 'node:fs/promises';
import { API } from '@hatira/contract';
import type { Page } from '@playwright/test';
import { codeOf } from '../../../../support/requests/authenticator.js';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
} from '../../../../support/browser/accessibility.js';
import { colleague, elsewhere, PASSWORD } from '../../../../support/browser/colleagues.js';
import { expectFits } from '../../../../support/browser/layout.js';
import { PanelPage, REFUSED } from '../../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../../support/browser/product.js';
import { variant } from '../../../../support/browser/variant.js';

const PHONE = { width: 390, height: 844 };

async function setUp(
  panel: PanelPage,
): Promise<{ key: string; codes: string[] }> {
  const { page } = panel;
  await page
    .getByRole('button', { name: 'Set up two-step verification' })
    .click();
  await panel.prove(PASSWORD);
  const key = (await page.getByRole('code').innerText()).replaceAll(' ', '');
  await expect(
    page.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  await page.getByLabel('Verification code').fill(codeOf(key));
  await page.keyboard.press('Enter');
  const list = page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('code');
  await expect(list).toHaveCount(10);
  return { key, codes: await list.allInnerTexts() };
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.keyboard.press('Enter');
}

test.describe('two-step verification', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('is set up with an app, required at the login and turned off again', async ({
    page,
    panel,
    product,
  }) => {
    const account = await colleague(panel, product);
    const section = page.getByRole('region', { name: 'Two-step verification' });
    await page
      .getByRole('button', { name: 'Set up two-step verification' })
      .click();
    await panel.prove('not-the-password');
    await expect(panel.confirmation.getByRole('alert')).toHaveText(
      'Your current password is wrong',
    );
    await expect(panel.confirmation.getByLabel('Your password')).toBeFocused();
    await page.keyboard.press('Escape');
    const { key, codes } = await setUp(panel);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(codes.every((code) => file.includes(code))).toBe(true);
    expect(file).toContain(account.email);
    await panel.tab('Staff').click();
    await expect(
      page.getByRole('dialog', { name: 'Leave this page?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(section).toContainText('10 recovery codes left.');

    await panel.logout();
    await panel.login(account);
    await expect(panel.heading).toHaveText('Verification code');
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await expect(page.getByLabel('Verification code')).toHaveAttribute(
      'inputmode',
      'numeric',
    );
    await expect(page.getByLabel('Verification code')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await enterCode(page, '000000');
    await expect(page.getByRole('alert')).toHaveText(
      'The verification code is wrong or has expired',
    );
    await enterCode(page, codeOf(key, 1));
    await expect(panel.heading).toHaveText('Your account');

    await section.getByRole('button', { name: 'Turn off' }).click();
    await panel.prove(PASSWORD, { recoveryCode: codes[0] });
    await panel.expectToast('Two-step verification is off', 'success');
    await expect(
      section.getByRole('button', { name: 'Set up two-step verification' }),
    ).toBeVisible();
  });

  test('accepts a recovery code once; new codes replace the others', async ({
    page,
    panel,
    product,
  }) => {
    const account = await colleague(panel, product);
    const { key, codes } = await setUp(panel);
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
      await expectAccessible(page);
      await setUp(panel);
      await expectAccessible(page);
      await expectFits(page, 'main');
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
    await setUp(theirs);
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

test.describe(
  'the account is accessible in both schemes',
  { tag: '@desktop' },
  () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      test(
        `at ${viewport.width} pixels`,
        variant(viewport === PHONE),
        async ({ page, panel, product }) => {
          await page.setViewportSize(viewport);
          const account = await colleague(panel, product);
          await expectAccessibleInBothSchemes(page);
          await page
            .getByRole('button', { name: 'Set up two-step verification' })
            .click();
          await expect(panel.confirmation).toBeVisible();
          await expectAccessibleInBothSchemes(page);
          await panel.prove('not-the-password');
          await expect(panel.confirmation.getByRole('alert')).toBeVisible();
          await expectAccessibleInBothSchemes(page);
          await panel.prove(PASSWORD);
          const key = (await page.getByRole('code').innerText()).replaceAll(
            ' ',
            '',
          );
          await enterCode(page, '000000');
          await expect(page.getByRole('alert')).toBeVisible();
          await expectAccessibleInBothSchemes(page);
          await expectFits(page, 'main');
          await enterCode(page, codeOf(key));
          await expect(
            page.getByRole('list', { name: 'Recovery codes' }),
          ).toBeVisible();
          await expectAccessibleInBothSchemes(page);
          await expectFits(page, 'main');
          await page
            .getByRole('button', { name: 'I have saved the codes' })
            .click();
          await expect(panel.heading).toBeFocused();
          await expectAccessibleInBothSchemes(page);
          await page.getByRole('button', { name: 'Turn off' }).click();
          await expect(panel.confirmation).toBeVisible();
          await expectAccessibleInBothSchemes(page);
          await page.keyboard.press('Escape');
          await panel.logout();
          await panel.login(account);
          await expect(panel.heading).toHaveText('Verification code');
          await expectAccessibleInBothSchemes(page);
          await expectFits(page, 'main');
        },
      );
    }
  },
);
