import { contactMessage, fakePanel, settingsSheet } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeSecondFactor } from '../../test/account';
import { press, tabTo } from '../../test/keyboard';
import { renderPanel, type Panel } from '../../test/panel';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const account = button(/^Account:/);

async function login(): Promise<void> {
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
  await userEvent.keyboard('staff@example.com{Tab}a-long-password{Enter}');
}

/** The tabs are one tab stop; arrow keys move within. */
async function goTo(panel: Panel, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await tabTo(tabs.getByCss('[role=tab][tabindex="0"]'));
  await userEvent.keyboard('{Home}');
  while (panel.tab(name).element() !== document.activeElement)
    await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.heading).toHaveText(name);
}

describe('with a keyboard alone', () => {
  it('sets up a second factor from the account menu to the recovery codes', async () => {
    fakeSecondFactor(fakePanel({ member: null }));
    const panel = await renderPanel();
    await login();
    await expect.element(panel.heading).toHaveText('Wedding List');
    await press(account);
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Home}{Enter}');
    await expect.element(panel.heading).toHaveText('Your account');

    await press(button('Set up two-step verification'));
    const password = panel.confirmation.getByLabelText('Your password');
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('a-long-password{Enter}');
    await expect
      .element(page.getByRole('form', { name: 'Set up two-step verification' }))
      .toHaveFocus();
    await tabTo(page.getByLabelText('Verification code'));
    await userEvent.keyboard('123456{Enter}');
    await expect
      .element(
        page.getByRole('main').getByRole('heading', { name: 'Recovery codes' }),
      )
      .toHaveFocus();
    await press(button('I have saved the codes'));
    await expect.element(panel.heading).toHaveFocus();

    await press(button('New recovery codes'));
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('New recovery codes')).toHaveFocus();
  });

  it('answers a message, changes and resets a setting, and logs out', async () => {
    const message = contactMessage({ name: 'Ayşe' });
    const api = fakePanel({ member: null, messages: [message] })
      .on('changeContactMessage', ({ body: { status } }) =>
        Object.assign(message, { status }),
      )
      .on('changeSettings', ({ body: { brandName } }) => {
        const sheet = settingsSheet(brandName ? { brandName } : {});
        api.on('getSettings', sheet);
        return sheet;
      });
    const panel = await renderPanel('/contact-messages');
    await login();
    await expect.element(panel.heading).toHaveText('Messages');
    const card = page.getByRole('listitem', { name: 'Ayşe' });
    await press(card.getByRole('button', { name: 'Mark as answered' }));
    await panel.expectToast('Ayşe: marked as answered', 'success');
    await expect
      .element(card.getByRole('button', { name: 'Reopen' }))
      .toHaveFocus();

    await goTo(panel, 'Settings');
    const brand = page.getByRole('textbox', { name: 'Brand name' });
    await tabTo(brand);
    await userEvent.keyboard('{Control>}a{/Control}Anılar');
    await press(button('Save'));
    await panel.expectToast('Settings saved', 'success');
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    await press(button('Reset to default: Brand name'));
    await expect.element(brand).toHaveFocus();
    await press(button('Save'));
    await expect
      .element(page.getByText('Set in the panel'))
      .not.toBeInTheDocument();
    await expect.element(brand).toHaveValue('Hatıra');

    await press(account);
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect
      .element(page.getByRole('menuitem', { name: 'Log out' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect
      .poll(() => api.bodies('changeSettings'))
      .toEqual([{ brandName: 'Anılar' }, { brandName: null }]);
  });
});
