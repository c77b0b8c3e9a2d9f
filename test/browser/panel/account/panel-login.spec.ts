import { API } from '@hatira/contract';
import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../support/browser/product.js';

test.describe('the login', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('is the only page without a session, at any address', async ({
    page,
    panel,
  }) => {
    for (const place of ['', '/weddings', '/staff', '/settings']) {
      await panel.goto(place);
      await expect(panel.heading).toHaveText('Staff login');
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
  });

  test('reports a wrong password and accepts the right one', async ({
    page,
    panel,
  }) => {
    await panel.goto();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Enter your e-mail and password',
    );
    await panel.login({ ...STAFF, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText(
      'E-mail or password is wrong',
    );
    await expect(page.getByLabel('Password')).toBeFocused();
    await panel.login();
    await expect(panel.heading).toHaveText('Background Manager');
    await expect(page).toHaveTitle(
      'Background Manager · Wedding Background Management System',
    );
    await page.reload();
    await expect(panel.heading).toHaveText('Background Manager');
  });

  test('opens the requested page', async ({ page, panel }) => {
    await panel.goto('/settings');
    await expect(panel.heading).toHaveText('Staff login');
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await panel.login();
    await expect(panel.heading).toHaveText('Settings');
  });

  test('returns when the session has ended, and opens the last page afterwards', async ({
    page,
    panel,
    wedding,
  }) => {
    await panel.goto('/weddings');
    await panel.login();
    await panel.find(wedding.weddingPath);
    // As another tab would.
    await page.request.post(API.logout);
    await page.getByRole('button', { name: 'Uploads disabled' }).click();
    await expect(panel.heading).toHaveText('Staff login');
    await expect(page.getByRole('status')).toHaveText(
      'Your session has ended and no changes were made. Log in again.',
    );
    await panel.login();
    await expect(panel.heading).toHaveText('Wedding List');
    await expect(page).toHaveURL(/#\/weddings/);
  });

  test('does not report success for a change after the end of the session', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await panel.goto('/weddings');
    await panel.login();
    const row = await panel.find(wedding.weddingPath);
    await row.getByRole('button', { name: /^Enabled/ }).click();
    await page.request.post(API.logout);
    await panel.confirm('disable');
    await expect(panel.heading).toHaveText('Staff login');
    await expect(panel.toast).toHaveCount(0);
    const answer = await fetch(
      product.url + API.weddingHash(wedding.weddingPath),
    );
    expect(await answer.json()).toMatchObject({ isEnabled: true });
  });

  test('revokes the cookie at the logout', async ({
    context,
    page,
    panel,
    product,
  }) => {
    await panel.goto();
    await panel.login();
    await expect(panel.heading).toHaveText('Background Manager');
    const cookies = await context.cookies();
    await expect(
      page.getByRole('button', { name: `Account: ${STAFF.email}` }),
    ).toBeVisible();
    await panel.logout();
    await expect(panel.heading).toHaveText('Staff login');
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await context.addCookies(cookies);
    expect((await page.request.get(product.url + API.weddings)).status()).toBe(
      401,
    );
    await panel.goto('/weddings');
    await expect(panel.heading).toHaveText('Staff login');
  });

  test('reports a failed logout, even for an unknown account', async ({
    consoleWatch,
    context,
    page,
    panel,
    product,
  }) => {
    consoleWatch.expect(/ERR_FAILED/);
    await panel.goto();
    await panel.login();
    await expect(panel.heading).toHaveText('Background Manager');
    const cookies = await context.cookies();
    await page.route(`**${API.me}`, (route) => route.abort());
    await page.route(`**${API.logout}`, (route) => route.abort());
    await page.reload();
    await panel.logout();
    await panel.expectToast(
      'Could not log out. Check your connection',
      'error',
    );
    await expect(panel.heading).toHaveText('Background Manager');
    await page.unroute(`**${API.logout}`);
    await panel.logout();
    await expect(panel.heading).toHaveText('Staff login');
    await context.addCookies(cookies);
    expect((await page.request.get(product.url + API.weddings)).status()).toBe(
      401,
    );
  });

  test('is limited after ten wrong passwords', async ({ page, panel }) => {
    // A separate address spares other tests the limit.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.77' });
    await panel.goto();
    for (let attempt = 1; attempt <= 10; attempt++) {
      await panel.login({
        email: 'nobody@example.com',
        password: 'not-the-password',
      });
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveText(
        'E-mail or password is wrong',
      );
    }
    await panel.login({
      email: 'nobody@example.com',
      password: 'not-the-password',
    });
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many attempts\. Try again in \d+ minutes?\.$/,
    );
    // A colleague at the same address is not limited.
    await panel.login();
    await expect(panel.heading).toHaveText('Background Manager');
  });
});
