import type { Browser } from '@playwright/test';
import { colleague, elsewhere } from '../../../support/browser/colleagues.js';
import { holdTimers } from '../../../support/browser/held-timers.js';
import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import type { Product } from '../../../support/browser/product.js';

/** The header reads its counts again: refused, it shows the login before anything is clicked. */
const REFRESH_MS = 60_000;

async function restingElsewhere(browser: Browser, product: Product) {
  const other = await elsewhere(browser, product);
  await holdTimers(other.page, REFRESH_MS);
  return other;
}

test.describe('sessions', { tag: '@desktop' }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.expect(REFUSED));

  test('are listed with their browser, and ended singly and together', async ({
    browser,
    page,
    panel,
    product,
  }) => {
    const account = await colleague(panel, product);
    const others = [
      await restingElsewhere(browser, product),
      await restingElsewhere(browser, product),
    ];
    for (const other of others) {
      await other.goto('/weddings');
      await other.login(account);
      await expect(other.heading).toHaveText('Wedding List');
    }
    await page.reload();
    const sessions = page
      .getByRole('region', { name: 'Sessions' })
      .getByRole('listitem');
    await expect(sessions).toHaveCount(3);
    await expect(sessions.first()).toContainText('Chrome on Linux');
    await expect(sessions.first()).toContainText('This session');
    await expect(sessions.first()).toContainText('Network: 127.0.0.0/24');
    await expect(sessions.first().getByRole('button')).toHaveCount(0);
    await sessions
      .nth(1)
      .getByRole('button', { name: 'End: Chrome on Linux' })
      .click();
    await panel.expectToast('Session ended', 'success');
    await expect(sessions).toHaveCount(2);
    await expect(panel.heading).toBeFocused();
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await panel.expectToast('1 session was ended', 'success');
    await expect(sessions).toHaveCount(1);
    for (const other of others) {
      await other.tab('Messages').click();
      await expect(other.heading).toHaveText('Staff login');
      await other.page.context().close();
    }
  });
});
