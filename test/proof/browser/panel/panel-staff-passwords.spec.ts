import { REFUSED } from '../../../support/browser/pages/panel-page.js';
import { expect, test } from '../../../support/browser/pages/panel-test.js';
import { STAFF } from '../../../support/browser/product.js';

test.describe('the list of staff', { tag: '@desktop' }, () => {
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
});
