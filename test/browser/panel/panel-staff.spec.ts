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
    await dialog.getByLabel('E-mail').fill('nobody');
    await dialog.getByLabel('Password').fill('short');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(
      dialog.getByText('Enter a valid e-mail address'),
    ).toBeVisible();
    await expect(
      dialog.getByText('The password must have at least 10 characters'),
    ).toBeVisible();
    await dialog.getByLabel('E-mail').fill(STAFF.email);
    await dialog.getByLabel('Password').fill('');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await panel.prove('not-the-password');
    await expect(panel.confirmation.getByRole('alert')).toHaveText(
      'Your current password is wrong',
    );
    await panel.prove(STAFF.password);
    await panel.expectToast(
      'An account with this e-mail address already exists',
      'error',
    );
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

  test('does not fill in an invitation from a link', async ({
    page,
    panel,
  }) => {
    const chosen = { email: 'a@b.co', password: 'chosen-by-a-link' };
    await panel.open(
      `/staff?source=${encodeURIComponent(JSON.stringify(chosen))}`,
    );
    await page.getByRole('button', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await expect(dialog.getByLabel('E-mail')).toHaveValue('');
    await expect(dialog.getByLabel('Password')).toHaveValue('');
  });

  test('does not let staff deactivate themselves', async ({ page, panel }) => {
    await panel.open('/staff');
    await expect(
      page.getByRole('row').filter({ hasText: '(you)' }),
    ).toContainText(STAFF.email);
    await expect(
      page.getByRole('button', { name: `Disable: ${STAFF.email}` }),
    ).toHaveCount(0);
  });

  test('changes a colleague’s password, and the own one with the present one', async ({
    consoleWatch,
    page,
    panel,
    product,
  }) => {
    consoleWatch.expect(REFUSED);
    const email = `password-${Date.now()}@example.com`;
    await product.inviteStaff(email, 'the-first-password');
    await panel.open('/staff');
    await page
      .getByRole('button', { name: `Change password: ${email}` })
      .click();
    const dialog = page.getByRole('dialog', {
      name: `Change password: ${email}`,
    });
    await dialog.getByLabel('New password').fill('the-second-password');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await panel.confirm(STAFF.email, STAFF.password);
    await expect(panel.confirmation.getByRole('alert')).toHaveText(
      `Hatalı doğrulama! "${email}" yazmanız gerekiyordu.`,
    );
    await page.keyboard.press('Escape');
    await panel.expectToast('İşlem iptal edildi', 'error');
    await expect(dialog.getByLabel('New password')).toHaveValue(
      'the-second-password',
    );
    await dialog.getByRole('button', { name: 'Change' }).click();
    await panel.confirm(` ${email.toUpperCase()} `, STAFF.password);
    await panel.expectToast(`The password for ${email} was changed`, 'success');
    await expect(dialog).toBeHidden();

    await page.context().clearCookies();
    await panel.goto('/backgrounds');
    await page.reload();
    await panel.login({ email, password: 'the-second-password' });
    await page.getByRole('button', { name: `Account: ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Change my password' }).click();
    await dialog.getByLabel('New password').fill('the-third-password');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByText('Enter your current password')).toBeVisible();
    await dialog.getByLabel('Current password').fill('the-first-password');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Your current password is wrong',
    );
    await dialog.getByLabel('Current password').fill('the-second-password');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(
      panel.toast.getByText(`The password for ${email} was changed`),
    ).toBeVisible();
    await expect(panel.heading).toHaveText('Your account');
  });

  test('shows the actions of staff in the log', async ({
    page,
    panel,
    product,
    wedding,
  }) => {
    await product.setEnabled(wedding, false);
    await panel.open('/audit');
    await page.getByRole('searchbox').fill(wedding.weddingPath);
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').nth(1)).toContainText(
      `${STAFF.email}Disabled uploads${wedding.weddingPath}`,
    );
    await expect(page.getByRole('row').nth(2)).toContainText(
      'Created a wedding',
    );
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Created a wedding' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  test('opens the dashboard of the queues', async ({ page, panel }) => {
    await panel.open('/weddings');
    const opened = page.waitForEvent('popup');
    await panel.tab('Queues').click();
    const board = await opened;
    await expect(board.getByText('derive-media').first()).toBeVisible();
  });
});
