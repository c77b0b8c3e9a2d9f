import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import { PanelPage } from './pages/panel-page.js';
import type { Product } from './product.js';

export const PASSWORD = 'a-colleague-s-password';

/** Creates a colleague and opens their account page. */
export async function colleague(
  panel: PanelPage,
  product: Product,
): Promise<{ email: string; password: string }> {
  const account = {
    email: `colleague-${Date.now()}@example.com`,
    password: PASSWORD,
  };
  await product.inviteStaff(account.email, account.password);
  await panel.openAs(account, '/account');
  await expect(panel.heading).toHaveText('Your account');
  return account;
}

/** Opens another browser context. */
export async function elsewhere(
  browser: Browser,
  product: Product,
): Promise<PanelPage> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-US',
  });
  return new PanelPage(await context.newPage(), product);
}
