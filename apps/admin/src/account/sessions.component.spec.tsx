import { fakePanel, refuse, staffSession } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const region = page.getByRole('region', { name: 'Sessions' });
const sessions = region.getByRole('listitem');

/** Three open sessions, which end as on the server. */
function fakeSessions() {
  let open = [1, 2, 3].map((number) =>
    staffSession({ browser: 'Chrome', system: 'Linux' }, number),
  );
  return fakePanel()
    .on('getSessions', () => open)
    .on('endSession', ({ params }) => {
      open = open.filter(({ id }) => id !== params['id']);
      return {};
    })
    .on('endOtherSessions', () => {
      const ended = open.length - 1;
      open = open.filter(({ isCurrent }) => isCurrent);
      return { ended };
    });
}

it('sessions are listed with their browser, and ended singly and together', async () => {
  const api = fakeSessions();
  const panel = await renderPanel('/account');
  await expect.element(sessions).toHaveLength(3);
  for (const text of [
    'Chrome on Linux',
    'This session',
    'Network: 192.0.2.0/24',
  ])
    await expect.element(sessions.first()).toHaveTextContent(text);
  await expect
    .element(sessions.first().getByRole('button'))
    .not.toBeInTheDocument();
  await sessions
    .nth(1)
    .getByRole('button', { name: 'End: Chrome on Linux' })
    .click();
  await panel.expectToast('Session ended', 'success');
  await expect.element(sessions).toHaveLength(2);
  await expect.element(panel.heading).toHaveFocus();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await panel.expectToast('1 session was ended', 'success');
  await expect.element(sessions).toHaveLength(1);
  await expect
    .element(page.getByRole('button', { name: 'End all other sessions' }))
    .not.toBeInTheDocument();
  await expect
    .poll(() => api.changes)
    .toEqual(['POST endSession', 'POST endOtherSessions']);
});

it('a session that is already over stays reported', async () => {
  fakeSessions().on('endSession', refuse('session_not_found'));
  const panel = await renderPanel('/account');
  await sessions.nth(1).getByRole('button', { name: /^End:/ }).click();
  await expect.element(panel.toastOf('error')).toBeVisible();
});

it('sessions that fail to load are read again by a button', async () => {
  const api = fakePanel().on('getSessions', refuse('internal_error'));
  await renderPanel('/account');
  const retry = region.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  api.on('getSessions', [staffSession()]);
  await retry.click();
  await expect.element(sessions).toHaveLength(1);
});
