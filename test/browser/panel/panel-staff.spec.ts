import { PanelPage, REFUSED } from '../../support/browser/pages/panel-page.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { STAFF } from '../../support/browser/product.js';

test.describe('the list of staff', { tag: '@desktop' }, () => {
  test('invites a colleague, deactivates and reactivates the account', async ({
    browser,
    consoleWatch,
    page,
    panel,
    product,
  }) => {
    consoleWatch.expect(REFUSED);
    const email = `colleague-${Date.now()}@example.com`;
    await panel.open('/staff');
    await page.getByRole('button', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await panel.prove(STAFF.password);
    await expect(panel.toast.getByText(`${email} was added`)).toBeVisible();
    const password = await dialog.getByRole('code').innerText();
    expect(password.length).toBeGreaterThanOrEqual(10);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'en-US',
    });
    const colleague = new PanelPage(await context.newPage(), product);
    await colleague.goto('/weddings');
    await colleague.login({ email, password });
    await expect(colleague.heading).toHaveText('Wedding List');

    await page.getByRole('button', { name: `Disable: ${email}` }).click();
    await panel.confirm('disable', STAFF.password);
    await expect(panel.toast.getByText(`${email} was disabled`)).toBeVisible();
    await colleague.page.reload();
    await expect(colleague.heading).toHaveText('Staff login');
    await colleague.login({ email, password });
    await expect(colleague.page.getByRole('alert')).toHaveText(
      'E-mail or password is wrong',
    );

    await page.getByRole('button', { name: `Enable: ${email}` }).click();
    await panel.confirm('enable', STAFF.password);
    await expect(panel.toast.getByText(`${email} was enabled`)).toBeVisible();
    await colleague.login({ email, password });
    await expect(colleague.heading).toHaveText('Wedding List');
    await context.close();
  });
});
