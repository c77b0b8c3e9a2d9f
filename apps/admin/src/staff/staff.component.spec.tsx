import { expectAccessibleInBothSchemes } from '@hatira/component-specs';
import type { PanelStaff } from '@hatira/contract';
import { fakePanel, refuse, SAMPLE_TIME, staffAccount } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const PASSWORD = 'a-long-enough-password';
const own = staffAccount();
const button = (name: string) => page.getByRole('button', { name });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const invitation = dialog('Add account');

/** The own account and a colleague's, which the panel changes. */
function fakeStaff(changed: Partial<PanelStaff> = {}) {
  const colleague = staffAccount({ email: 'ece@example.com', ...changed }, 2);
  const api = fakePanel({ staff: [own, colleague] })
    .on('changeStaff', ({ body: { isDisabled } }) =>
      Object.assign(colleague, {
        disabledAt: isDisabled ? SAMPLE_TIME : null,
      }),
    )
    .on('changeStaffPassword', () => colleague)
    .on('endStaffSessions', { ended: 1 })
    .on('resetSecondFactor', () =>
      Object.assign(colleague, { hasSecondFactor: false }),
    );
  return { api, colleague };
}

async function invite(email: string, password = ''): Promise<void> {
  await invitation.getByLabelText('E-mail').fill(email);
  await invitation.getByLabelText('Password').fill(password);
  await invitation.getByRole('button', { name: 'Add' }).click();
}

describe('an invitation', () => {
  it('needs an address and no short password', async () => {
    const { api } = fakeStaff();
    await renderPanel('/staff', { reducedMotion: 'reduce' });
    await button('Add account').click();
    await invite('nobody', 'short');
    await expect
      .element(invitation.getByText('Enter a valid e-mail address'))
      .toBeVisible();
    await expect
      .element(
        invitation.getByText('The password must have at least 10 characters'),
      )
      .toBeVisible();
    await expectAccessibleInBothSchemes();
    expect(api.changes).toEqual([]);
  });

  it('needs the own password, and shows the generated one once', async () => {
    const { api } = fakeStaff();
    api
      .once('inviteStaff', refuse('password_wrong'))
      .once('inviteStaff', refuse('staff_exists'))
      .on('inviteStaff', {
        ...staffAccount({ email: 'new@example.com' }, 3),
        generatedPassword: 'four-words-by-chance',
      });
    const panel = await renderPanel('/staff', { reducedMotion: 'reduce' });
    await button('Add account').click();
    await invite(own.email);
    await panel.prove('not-the-password');
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveText('Your current password is wrong');
    await panel.prove(PASSWORD);
    await panel.expectToast(
      'An account with this e-mail address already exists',
      'error',
    );
    await invite('new@example.com');
    await panel.prove(PASSWORD);
    await panel.expectToast('new@example.com was added', 'success');
    await expect
      .element(invitation.getByRole('code'))
      .toHaveText('four-words-by-chance');
    await expectAccessibleInBothSchemes();
    await invitation.getByRole('button', { name: 'Close' }).click();
    await expect.element(invitation).not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('inviteStaff').at(-1))
      .toEqual({
        email: 'new@example.com',
        currentPassword: PASSWORD,
      });
  });

  it('is not filled in from a link', async () => {
    fakeStaff();
    const chosen = { email: 'a@b.co', password: 'chosen-by-a-link' };
    await renderPanel(
      `/staff?source=${encodeURIComponent(JSON.stringify(chosen))}`,
    );
    await button('Add account').click();
    await expect.element(invitation.getByLabelText('E-mail')).toHaveValue('');
    await expect.element(invitation.getByLabelText('Password')).toHaveValue('');
  });
});

describe('an account of a colleague', () => {
  it('is disabled and enabled by typed word and password', async () => {
    const { api, colleague } = fakeStaff();
    const { email } = colleague;
    const panel = await renderPanel('/staff');
    await button(`Disable: ${email}`).click();
    await panel.confirm('disable', PASSWORD);
    await panel.expectToast(`${email} was disabled`, 'success');
    await button(`Enable: ${email}`).click();
    await panel.confirm('enable', PASSWORD);
    await panel.expectToast(`${email} was enabled`, 'success');
    await expect
      .poll(() => api.bodies('changeStaff'))
      .toEqual([
        { isDisabled: true, currentPassword: PASSWORD },
        { isDisabled: false, currentPassword: PASSWORD },
      ]);
  });

  it('gets another password after its typed address', async () => {
    const { api, colleague } = fakeStaff();
    const { email } = colleague;
    const panel = await renderPanel('/staff', { reducedMotion: 'reduce' });
    await button(`Change password: ${email}`).click();
    const change = dialog(`Change password: ${email}`);
    await change.getByLabelText('New password').fill('the-second-password');
    await change.getByRole('button', { name: 'Change' }).click();
    await panel.confirm(own.email, PASSWORD);
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveText(`Hatalı doğrulama! "${email}" yazmanız gerekiyordu.`);
    await userEvent.keyboard('{Escape}');
    await panel.expectToast('İşlem iptal edildi', 'error');
    await expect
      .element(change.getByLabelText('New password'))
      .toHaveValue('the-second-password');
    await change.getByRole('button', { name: 'Change' }).click();
    await expect.element(panel.confirmation).toHaveTextContent(email);
    await expectAccessibleInBothSchemes();
    await panel.confirm(` ${email.toUpperCase()} `, PASSWORD);
    await panel.expectToast(`The password for ${email} was changed`, 'success');
    await expect.element(change).not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('changeStaffPassword'))
      .toEqual([
        { password: 'the-second-password', currentPassword: PASSWORD },
      ]);
  });

  it('gets a generated password that is shown once', async () => {
    const { api, colleague } = fakeStaff();
    api.on('changeStaffPassword', {
      ...colleague,
      generatedPassword: 'four-words-by-chance',
    });
    const panel = await renderPanel('/staff', { reducedMotion: 'reduce' });
    await button(`Change password: ${colleague.email}`).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Change' })
      .click();
    await panel.confirm(colleague.email, PASSWORD);
    await expect
      .element(page.getByRole('dialog').getByRole('code'))
      .toHaveText('four-words-by-chance');
    await expectAccessibleInBothSchemes();
  });

  it('loses its sessions and its second factor', async () => {
    const { colleague } = fakeStaff({ hasSecondFactor: true });
    const { email } = colleague;
    const panel = await renderPanel('/staff');
    await button(`End sessions: ${email}`).click();
    await panel.prove(PASSWORD);
    await panel.expectToast(`${email}: 1 session was ended`, 'success');
    await button(`Reset two-step verification: ${email}`).click();
    await panel.confirm('reset', PASSWORD);
    await panel.expectToast(
      `Two-step verification for ${email} was reset`,
      'success',
    );
    await expect
      .element(page.getByRole('row').filter({ hasText: email }))
      .toHaveTextContent('Two-step: off');
  });
});

describe('the own account', () => {
  it('cannot be disabled', async () => {
    fakeStaff();
    await renderPanel('/staff');
    await expect
      .element(page.getByRole('row').filter({ hasText: '(you)' }))
      .toHaveTextContent(own.email);
    await expect
      .element(button(`Disable: ${own.email}`))
      .not.toBeInTheDocument();
  });

  it('gets another password after the present one', async () => {
    const { api } = fakeStaff();
    api
      .once('changeStaffPassword', refuse('password_wrong'))
      .on('changeStaffPassword', own);
    const panel = await renderPanel('/backgrounds', {
      reducedMotion: 'reduce',
    });
    await button(`Account: ${own.email}`).click();
    await page.getByRole('menuitem', { name: 'Your account' }).click();
    await button('Change my password').click();
    const change = dialog(/^Change password:/);
    const submit = change.getByRole('button', { name: 'Change' });
    await submit.click();
    await expect.element(change.getByRole('alert')).toHaveLength(2);
    await expectAccessibleInBothSchemes();
    await change.getByLabelText('New password').fill('the-third-password');
    await submit.click();
    await expect
      .element(change.getByText('Enter your current password'))
      .toBeVisible();
    await change.getByLabelText('Current password').fill('not-the-password');
    await submit.click();
    await expect
      .element(change.getByRole('alert'))
      .toHaveText('Your current password is wrong');
    await change.getByLabelText('Current password').fill(PASSWORD);
    await submit.click();
    await panel.expectToast(
      `The password for ${own.email} was changed`,
      'success',
    );
    await expect.element(panel.heading).toHaveText('Your account');
    await expect
      .poll(() => api.bodies('changeStaffPassword').at(-1))
      .toEqual({
        password: 'the-third-password',
        currentPassword: PASSWORD,
      });
  });
});
