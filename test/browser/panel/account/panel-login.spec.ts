import { API } from '@hatira/contract';
import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../support/browser/product.js';

test.describe('the login', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('refuses a wrong password and opens a session, whose cookie the logout revokes', async ({
    context,
    page,
    panel,
    product,
  }) => {
    await panel.goto();
    await panel.login({ ...STAFF, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText(
      'E-mail or password is wrong',
    );
    await panel.login();
    await expect(panel.heading).toHaveText('Today');
    await page.reload();
    await expect(panel.heading).toHaveText('Today');
    const cookies = await context.cookies();
    await panel.logout();
    await expect(panel.heading).toHaveText('Staff login');
    await context.addCookies(cookies);
    expect((await page.request.get(product.url + API.weddings)).status()).toBe(
      401,
    );
    await panel.goto('/weddings');
    await expect(panel.heading).toHaveText('Staff login');
  });

  test('returns when the session has ended, changes no wedding, and opens the last page afterwards', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.goto('/weddings');
    await panel.login();
    const row = await panel.find(wedding.weddingPath);
    await row.getByRole('button', { name: /^Enabled/ }).click();
    // The page ends the session like another tab.
    await page.request.post(API.logout);
    await panel.confirm('disable');
    await expect(panel.heading).toHaveText('Staff login');
    await expect(panel.toast).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(
      'Your session has ended and no changes were made. Log in again.',
    );
    const answer = await fetch(
      product.url + API.weddingHash(wedding.weddingPath),
    );
    expect(await answer.json()).toMatchObject({ isEnabled: true });
    await panel.login();
    await expect(panel.heading).toHaveText('Wedding List');
    await expect(page).toHaveURL(/#\/weddings/);
  });
});
