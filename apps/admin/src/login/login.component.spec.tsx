import { expectComplaint } from '@hatira/component-specs';
import {
  fakePanel,
  networkFailure,
  panelWedding,
  refuse,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const alert = page.getByRole('alert');
const ended = page.getByText('Your session has ended');

describe('the login', () => {
  it('is the only page without a session, at any address', async () => {
    fakePanel({ member: null });
    for (const place of ['', '/weddings', '/staff', '/settings']) {
      const panel = await renderPanel(place);
      await expect.element(panel.heading).toHaveText('Staff login');
      await expect
        .element(page.getByRole('navigation'))
        .not.toBeInTheDocument();
    }
  });

  it('reports missing and wrong credentials, then opens the panel', async () => {
    const api = fakePanel({ member: null }).once(
      'login',
      refuse('invalid_credentials'),
    );
    const panel = await renderPanel('');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(alert).toHaveText('Enter your e-mail and password');
    expect(api.calls('login')).toEqual([]);
    await panel.login('staff@example.com', 'not-the-password');
    await expect.element(alert).toHaveText('E-mail or password is wrong');
    await expect.element(page.getByLabelText('Password')).toHaveFocus();
    await panel.login();
    await expect.element(panel.heading).toHaveText('Today');
    expect(document.title).toBe('Today · Wedding Background Management System');
  });

  it('says in Turkish that credentials are wrong', async () => {
    fakePanel({ member: null }).on('login', refuse('invalid_credentials'));
    const panel = await renderPanel('', { language: 'tr' });
    await expect.element(panel.heading).toHaveText('Ekip girişi');
    await page.getByLabelText('E-posta').fill('staff@example.com');
    await page.getByLabelText('Parola').fill('not-the-password');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect.element(alert).toHaveText('E-posta veya parola yanlış');
  });

  it('opens the requested page', async () => {
    fakePanel({ member: null });
    const panel = await renderPanel('/settings');
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect.element(ended).not.toBeInTheDocument();
    await panel.login();
    await expect.element(panel.heading).toHaveText('Settings');
  });

  it('returns when the session has ended, and opens the last page afterwards', async () => {
    const api = fakePanel({ weddings: [panelWedding()] });
    const panel = await renderPanel('/weddings');
    await expect.element(panel.row(panelWedding().weddingPath)).toBeVisible();
    api.once('listPanelWeddings', refuse('login_required'));
    await page.getByRole('button', { name: 'Uploads disabled' }).click();
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect
      .element(page.getByRole('status'))
      .toHaveText(
        'Your session has ended and no changes were made. Log in again.',
      );
    await panel.login();
    await expect.element(panel.heading).toHaveText('Wedding List');
    expect(location.hash).toMatch(/^#\/weddings/);
  });

  it('reports no success for a change after the end of the session', async () => {
    const wedding = panelWedding();
    fakePanel({ weddings: [wedding] }).on(
      'toggleEnabled',
      refuse('login_required'),
    );
    const panel = await renderPanel('/weddings');
    await panel
      .row(wedding.weddingPath)
      .getByRole('button', { name: /^Enabled/ })
      .click();
    await panel.confirm('disable');
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect.element(panel.toast).not.toBeInTheDocument();
  });

  it('does not mention the end of a session after a logout', async () => {
    fakePanel();
    const panel = await renderPanel('/backgrounds');
    await expect
      .element(page.getByRole('button', { name: 'Account: staff@example.com' }))
      .toBeVisible();
    await panel.logout();
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect.element(ended).not.toBeInTheDocument();
  });

  it('reports a failed logout, even for an unknown account', async () => {
    expectComplaint(/Failed to fetch|network|offline/i);
    const api = fakePanel()
      .on('getMe', networkFailure())
      .once('logout', networkFailure());
    const panel = await renderPanel('/backgrounds');
    await panel.logout();
    await panel.expectToast(
      'Could not log out. Check your connection',
      'error',
    );
    await expect.element(panel.heading).toHaveText('Background Manager');
    api.on('getMe', refuse('login_required'));
    await panel.logout();
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect
      .poll(() => api.changes)
      .toEqual(['POST logout', 'POST logout']);
  });

  it('says how long it waits after too many attempts', async () => {
    fakePanel({ member: null }).on(
      'login',
      refuse('too_many_requests', { retryAfter: 540 }),
    );
    const panel = await renderPanel('');
    await panel.login();
    await expect
      .element(alert)
      .toHaveText('Too many attempts. Try again in 9 minutes.');
  });
});
