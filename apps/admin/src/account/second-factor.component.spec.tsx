import {
  asksBeforeLeaving,
  expectAccessible,
  expectFits,
  PHONE,
  textsOf,
} from '@hatira/component-specs';
import {
  fakePanel,
  refuse,
  SAMPLE_TIME,
  settingsSheet,
  staffAccount,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  enterCode,
  fakeSecondFactor,
  RECOVERY_CODES,
} from '../../test/account';
import { renderPanel } from '../../test/panel';

const section = page.getByRole('region', { name: 'Two-step verification' });
const codeField = page.getByLabelText('Verification code');
const button = (name: string) => page.getByRole('button', { name });
const setUp = button('Set up two-step verification');
const codes = page
  .getByRole('list', { name: 'Recovery codes' })
  .getByRole('code');

describe('two-step verification', () => {
  it('is set up by password and a first code, and shows its recovery codes', async () => {
    const api = fakeSecondFactor(fakePanel());
    const panel = await renderPanel('/account');
    await setUp.click();
    api.once('beginSecondFactor', refuse('password_wrong'));
    await panel.prove('not-the-password');
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveText('Your current password is wrong');
    await expect
      .element(panel.confirmation.getByLabelText('Your password'))
      .toHaveFocus();
    await panel.prove('a-long-password');
    await expect
      .element(
        page.getByRole('img', { name: /^QR code for the authenticator/ }),
      )
      .toBeVisible();
    await enterCode('000000');
    await expect.element(codes).toHaveLength(10);
    expect(textsOf(codes)).toEqual(RECOVERY_CODES);

    const sheet = decodeURIComponent(
      page
        .getByRole('link', { name: 'Download' })
        .element()
        .getAttribute('href')!,
    );
    for (const code of RECOVERY_CODES) expect(sheet).toContain(code);
    expect(sheet).toContain(staffAccount().email);
    await expect.poll(asksBeforeLeaving).toBe(true);
    await panel.tab('Staff').click();
    await expect
      .element(page.getByRole('dialog', { name: 'Leave this page?' }))
      .toBeVisible();
    await button('Stay').click();
    await button('I have saved the codes').click();
    await expect.element(section).toHaveTextContent('10 recovery codes left.');
    await expect.element(panel.heading).toHaveFocus();
  });

  it('shows a wrong first code and keeps the set-up', async () => {
    fakeSecondFactor(fakePanel()).on(
      'confirmSecondFactor',
      refuse('code_wrong'),
    );
    const panel = await renderPanel('/account');
    await setUp.click();
    await panel.prove('a-long-password');
    await enterCode('000000');
    await expect
      .element(page.getByRole('alert'))
      .toHaveText('The verification code is wrong or has expired');
    await expect.element(codeField).toBeVisible();
  });

  it('is turned off with password and recovery code', async () => {
    const api = fakeSecondFactor(fakePanel(), { isOn: true });
    const panel = await renderPanel('/account');
    await section.getByRole('button', { name: 'Turn off' }).click();
    await panel.prove('a-long-password', { recoveryCode: RECOVERY_CODES[0]! });
    await panel.expectToast('Two-step verification is off', 'success');
    await expect.element(setUp).toBeVisible();
    await expect
      .poll(() => api.bodies('disableSecondFactor'))
      .toEqual([
        { currentPassword: 'a-long-password', code: RECOVERY_CODES[0] },
      ]);
  });

  it('replaces the recovery codes', async () => {
    const api = fakeSecondFactor(fakePanel(), { isOn: true });
    const panel = await renderPanel('/account');
    await button('New recovery codes').click();
    await panel.prove('a-long-password', { recoveryCode: RECOVERY_CODES[1]! });
    await expect.element(codes).toHaveLength(10);
    await button('I have saved the codes').click();
    await expect
      .element(page.getByText('10 recovery codes left.'))
      .toBeVisible();
    await expect.poll(() => api.changes).toEqual(['POST renewRecoveryCodes']);
  });

  it('warns when few recovery codes are left', async () => {
    fakePanel().on('getSecondFactor', {
      enabledAt: SAMPLE_TIME,
      recoveryCodesLeft: 2,
      isRequired: false,
    });
    await renderPanel('/account');
    await expect
      .element(section.getByRole('alert'))
      .toHaveTextContent('2 recovery codes left.');
  });
});

describe('the code of a login', () => {
  it('has a field for numbers with the focus, and reports a wrong code', async () => {
    const api = fakePanel({ member: null })
      .once('login', refuse('second_factor_required'))
      .once('login', refuse('second_factor_wrong'));
    const panel = await renderPanel('');
    await panel.login();
    await expect.element(panel.heading).toHaveText('Verification code');
    await expect.element(codeField).toHaveFocus();
    await expect.element(codeField).toHaveAttribute('inputmode', 'numeric');
    await expect
      .element(codeField)
      .toHaveAttribute('autocomplete', 'one-time-code');
    await enterCode('000000');
    await expect
      .element(page.getByRole('alert'))
      .toHaveText('The verification code is wrong or has expired');
    await enterCode('123456');
    await expect.element(panel.heading).toHaveText('Today');
    const given = { email: 'staff@example.com', password: 'a-long-password' };
    await expect
      .poll(() => api.bodies('login'))
      .toEqual([
        given,
        { ...given, code: '000000' },
        { ...given, code: '123456' },
      ]);
  });

  it('may be a recovery code; the way back keeps the e-mail alone', async () => {
    const api = fakePanel({ member: null })
      .once('login', refuse('second_factor_required'))
      .once('login', refuse('second_factor_wrong'));
    const panel = await renderPanel('');
    await panel.login();
    await button('Use a recovery code instead').click();
    await expect.element(page.getByLabelText('Recovery code')).toHaveFocus();
    await page.getByLabelText('Recovery code').fill('used-before');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('alert'))
      .toHaveText('The verification code is wrong or has expired');
    await button('Back').click();
    await expect
      .element(page.getByLabelText('E-mail'))
      .toHaveValue('staff@example.com');
    await expect.element(page.getByLabelText('Password')).toHaveValue('');
    await expect
      .poll(() => api.bodies('login')[1])
      .toMatchObject({ code: 'used-before' });
  });
});

describe('required two-step verification', () => {
  it('is set up before every other page, and shows its codes through a change of tabs', async () => {
    const { id, email } = staffAccount();
    const api = fakeSecondFactor(
      fakePanel({ member: { id, email, mustSetUpSecondFactor: true } }),
      { isRequired: true },
    );
    for (const place of ['/settings', '/weddings']) {
      const { heading } = await renderPanel(place, { viewport: PHONE });
      await expect.element(heading).toHaveText('One more step');
      await expect
        .element(page.getByRole('navigation'))
        .not.toBeInTheDocument();
    }
    await expectAccessible();
    const panel = await renderPanel('/weddings', { viewport: PHONE });
    await setUp.click();
    await panel.prove('a-long-password');
    await enterCode('123456');
    await expect.element(codes).toHaveLength(10);
    await expectAccessible();
    await expectFits('main');
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(codes).toHaveLength(10);
    api.on('getMe', { id, email });
    await button('I have saved the codes').click();
    await expect.element(panel.heading).toHaveText('Wedding List');
  });

  it('replaces the page when it is required of an open panel', async () => {
    const api = fakeSecondFactor(fakePanel(), { isRequired: true });
    const panel = await renderPanel('/weddings');
    api.on('listContactMessages', refuse('second_factor_setup_required'));
    await panel.tab('Messages').click();
    await expect.element(panel.heading).toHaveText('One more step');
  });

  it('cannot be turned off', async () => {
    fakeSecondFactor(fakePanel(), { isOn: true, isRequired: true });
    await renderPanel('/account');
    await expect
      .element(
        page.getByText('Your team requires it, so it cannot be turned off.'),
      )
      .toBeVisible();
    await expect.element(button('Turn off')).not.toBeInTheDocument();
  });

  it('is required and made optional by the setting, with the password', async () => {
    const api = fakePanel().on('changeSettings', refuse('password_wrong'));
    const panel = await renderPanel('/settings');
    await page
      .getByRole('combobox', { name: 'Two-step verification for staff' })
      .click();
    await page.getByRole('option', { name: 'Required' }).click();
    await button('Save').click();
    await panel.prove('not the password');
    await expect.element(panel.confirmation.getByRole('alert')).toBeVisible();
    api.on('changeSettings', settingsSheet({ staffSecondFactor: 'required' }));
    await panel.prove('a-long-password');
    await panel.expectToast('Settings saved', 'success');
    await expect
      .poll(() => api.bodies('changeSettings')[1])
      .toEqual({
        staffSecondFactor: 'required',
        currentPassword: 'a-long-password',
      });
  });
});
