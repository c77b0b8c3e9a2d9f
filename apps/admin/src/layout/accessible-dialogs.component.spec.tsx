import { expectAccessibleInBothSchemes } from '@hatira/component-specs';
import { fakePanel, panelWedding, refuse } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const reduced = { reducedMotion: 'reduce' } as const;

it('the login is accessible in both schemes, with its refusal', async () => {
  fakePanel({ member: null }).on('login', refuse('invalid_credentials'));
  const panel = await renderPanel('', reduced);
  await expectAccessibleInBothSchemes();
  await panel.login('nobody@example.com', 'not-the-password');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes();
});

it('the dialogs of weddings are accessible in both schemes', async () => {
  const wedding = panelWedding({ photoCount: 1, mediaCount: 1 });
  fakePanel({ weddings: [wedding] }).on('validateDeletion', {
    canDelete: false,
    details: {
      background: { count: 0 },
      media: { count: 1 },
    },
  });
  const panel = await renderPanel('/weddings', reduced);
  const row = panel.row(wedding.weddingPath);
  await row.getByRole('button', { name: /^Enabled/ }).click();
  await panel.confirm('no');
  await expect.element(panel.confirmation.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes();
  await userEvent.keyboard('{Escape}');
  await row.getByRole('checkbox').click();
  await expect.element(panel.toast).toBeVisible();
  await expectAccessibleInBothSchemes();
  await row.getByRole('button', { name: /^Protected/ }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothSchemes();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Create New Wedding' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes();
});
