import type { SettingChanges } from '@hatira/contract';
import { expectAccessibleInBothSchemes } from '@hatira/component-specs';
import { fakePanel, settingsSheet } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const field = (name: string) => page.getByRole('textbox', { name });
const missing = page.getByText('The law requires one');
const save = page.getByRole('button', { name: 'Save' });

it('the privacy settings ask for a notice until one exists', async () => {
  let set: SettingChanges = {};
  const sheet = () =>
    settingsSheet(
      Object.fromEntries(
        Object.entries(set).filter(([, value]) => value !== null),
      ),
    );
  const api = fakePanel()
    .on('getSettings', sheet)
    .on('changeSettings', ({ body }) => {
      set = { ...set, ...body };
      return sheet();
    });
  const panel = await renderPanel('/weddings');
  await expect.element(missing).toBeVisible();
  await page.getByRole('link', { name: 'Write it now' }).click();
  const text = field('Privacy notice (text)');
  await expect.element(text).toHaveFocus();
  const notice = 'Controller: Hatıra Ltd.\n\nPhotos are kept for the couple.';
  await text.fill(notice);
  await field('Company details').fill('Hatıra Ltd., İstanbul');
  await field('Privacy notice (link)').fill('http://hatira.example');
  await save.click();
  await expect
    .element(page.getByText('Enter an address that starts with https://'))
    .toBeVisible();
  expect(api.changes).toEqual([]);
  await field('Privacy notice (link)').fill('');
  await save.click();
  await panel.expectToast('Settings saved', 'success');
  await expect.element(missing).not.toBeInTheDocument();
  for (const name of ['Privacy notice (text)', 'Company details'])
    await page
      .getByRole('button', { name: `Reset to default: ${name}` })
      .click();
  await save.click();
  await expect.element(missing).toBeVisible();
  await expect
    .poll(() => api.bodies('changeSettings'))
    .toEqual([
      { privacyText: notice, companyLine: 'Hatıra Ltd., İstanbul' },
      { privacyText: null, companyLine: null },
    ]);
});

it('a refused setting and the question before its loss are accessible', async () => {
  fakePanel();
  const panel = await renderPanel('/settings', { reducedMotion: 'reduce' });
  await field('Brand name').fill('');
  await save.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await panel.tab('Wedding List').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Leave this page?' }))
    .toBeVisible();
  await expectAccessibleInBothSchemes();
});
