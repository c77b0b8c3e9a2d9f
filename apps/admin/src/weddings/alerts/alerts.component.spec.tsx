import { expectAccessible, expectFits } from '@hatira/component-specs';
import { fakePanel, panelWedding } from '@hatira/fake-api';
import type { AlertChoice } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus } from '../../../test/keyboard';
import { renderPanel } from '../../../test/panel';

const section = page.getByRole('region', { name: 'Alerts' });
const quiet = section.getByLabelText('Nothing came for an hour of the evening');
const to = section.getByLabelText('To', { exact: true });

it('the alerts of a wedding are chosen by keyboard on a phone, and stay', async () => {
  const wedding = panelWedding();
  let choice: AlertChoice = {
    kinds: ['quiet_hour', 'uploads_fail'],
    hasMail: true,
    mailTo: null,
    hasWebhook: false,
  };
  const server = { canMail: true, mailTo: null, hasWebhook: false };
  const api = fakePanel({ weddings: [wedding] })
    .on('getWeddingAlerts', () => ({ choice, server }))
    .on('changeWeddingAlerts', ({ body }) => {
      choice = body;
      return { choice, server };
    });
  const look = {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce' as const,
  };
  await renderPanel(`/weddings/${wedding.hash}/show/evening`, look);
  await expect.element(quiet).toBeChecked();
  await focus(quiet);
  await userEvent.keyboard(' ');
  await expect.element(quiet).not.toBeChecked();
  await expect.element(section.getByLabelText(/^By webhook/)).toBeDisabled();
  await to.fill('elif@');
  const save = section.getByRole('button', { name: 'Save alerts' });
  await expect.element(save).toBeDisabled();
  await to.fill('elif@example.com');
  await focus(to);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The alerts were saved')).toBeVisible();
  await expectAccessible();
  await expectFits('main');
  await renderPanel(`/weddings/${wedding.hash}/show/evening`, look);
  await expect.element(to).toHaveValue('elif@example.com');
  await expect.element(quiet).not.toBeChecked();
  await expect
    .poll(() => api.bodies('changeWeddingAlerts'))
    .toEqual([
      {
        kinds: ['uploads_fail'],
        hasMail: true,
        mailTo: 'elif@example.com',
        hasWebhook: false,
      },
    ]);
});
