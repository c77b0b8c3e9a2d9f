import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakePanel, refuse } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enterCode, fakeSecondFactor } from '../../test/account';
import { renderPanel } from '../../test/panel';

const button = (name: string) => page.getByRole('button', { name });

for (const viewport of [PHONE, DESKTOP]) {
  it(`the account is accessible in both schemes at ${viewport.width} pixels`, async () => {
    const api = fakeSecondFactor(fakePanel())
      .once('beginSecondFactor', refuse('password_wrong'))
      .once('confirmSecondFactor', refuse('code_wrong'));
    const screen = { viewport, reducedMotion: 'reduce' } as const;
    const panel = await renderPanel('/account', screen);
    await expectAccessibleInBothSchemes();
    await button('Set up two-step verification').click();
    await expect.element(panel.confirmation).toBeVisible();
    await expectAccessibleInBothSchemes();
    await panel.prove('not-the-password');
    await expect.element(panel.confirmation.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothSchemes();
    await panel.prove('a-long-password');
    await enterCode('000000');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInBothSchemes();
    await expectFits('main');
    await enterCode('123456');
    await expect
      .element(page.getByRole('list', { name: 'Recovery codes' }))
      .toBeVisible();
    await expectAccessibleInBothSchemes();
    await expectFits('main');
    await button('I have saved the codes').click();
    await expect.element(panel.heading).toHaveFocus();
    await expectAccessibleInBothSchemes();
    await button('Turn off').click();
    await expect.element(panel.confirmation).toBeVisible();
    await expectAccessibleInBothSchemes();
    await userEvent.keyboard('{Escape}');
    api.once('login', refuse('second_factor_required'));
    await panel.logout();
    await panel.login();
    await expect.element(panel.heading).toHaveText('Verification code');
    await expectAccessibleInBothSchemes();
    await expectFits('main');
  });
}
