import { asksBeforeLeaving, textsOf } from '@hatira/component-specs';
import type { SettingChanges } from '@hatira/contract';
import {
  fakePanel,
  foreignAnswer,
  refuse,
  settingsSheet,
  type FakeApi,
} from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const information = page.getByRole('region', { name: 'System information' });
const brand = field('Brand name');
const days = field('Keep items in the trash (days)');
const save = button('Save');

/** Keeps changed settings as the server does. */
function keepSettings(api: FakeApi): void {
  let set: SettingChanges = {};
  const sheet = () =>
    settingsSheet(
      Object.fromEntries(
        Object.entries(set).filter(([, value]) => value !== null),
      ),
    );
  api.on('getSettings', sheet).on('changeSettings', ({ body }) => {
    set = { ...set, ...body };
    return sheet();
  });
}

describe('the settings', () => {
  it('show the system’s information and refresh the lists', async () => {
    const api = fakePanel();
    const panel = await renderPanel('/settings');
    for (const text of [
      'Production',
      '50MB',
      'JPEG, PNG, WebP',
      'Version1.2.3',
    ])
      await expect.element(information).toHaveTextContent(text);
    await button('Refresh the wedding list').click();
    await panel.expectToast('The wedding list was refreshed', 'success');
    await button('Refresh the background list').click();
    await panel.expectToast('The background list was refreshed', 'success');
    api
      .on('listPanelWeddings', foreignAnswer(500, '{}'))
      .on('listPanelBackgrounds', foreignAnswer(500, '{}'));
    await button('Refresh the wedding list').click();
    await panel.expectToast('Error fetching weddings', 'error');
    await button('Refresh the background list').click();
    await panel.expectToast('Error fetching all backgrounds', 'error');
  });

  it('warn of an ffmpeg without security fixes', async () => {
    fakePanel().on('getSystem', {
      version: '1.2.3',
      videoTools: { state: 'last_resort', version: '4.1' },
    });
    await renderPanel('/settings');
    await expect.element(information).toHaveTextContent('Video software');
    await expect
      .element(information.getByRole('alert'))
      .toHaveTextContent('December 2018');
  });

  it('that are typed while others are saved are kept', async () => {
    const api = fakePanel();
    keepSettings(api);
    const panel = await renderPanel('/settings');
    const price = field('Price');
    await expect.element(brand).toBeVisible();
    const held = api.hold('getSettings');
    await brand.fill('Anılar');
    await save.click();
    await panel.expectToast('Settings saved', 'success');
    await price.fill('1234');
    held.release();
    await expect.element(page.getByText('Set in the panel')).toHaveLength(1);
    await expect.element(page.getByText('1 unsaved change')).toBeVisible();
    await expect.element(price).toHaveValue('1234');
  });

  it('ask for a typed word before a limit or a time is reduced', async () => {
    const api = fakePanel();
    keepSettings(api);
    const panel = await renderPanel('/settings');
    await days.fill('20');
    await field('Maximum guest file size (bytes)').fill('1048576');
    await save.click();
    for (const text of [
      'Keep items in the trash (days): 30 → 20',
      '→ 1,048,576 (1.00 MB)',
      'can no longer upload larger files',
    ])
      await expect.element(panel.confirmation).toHaveTextContent(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(panel.confirmation).not.toBeInTheDocument();
    expect(api.changes).toEqual([]);
    await button('Discard changes').click();

    await days.fill('20');
    await save.click();
    await panel.confirm('save');
    await panel.expectToast('Settings saved', 'success');
    await expect.element(panel.confirmation).not.toBeInTheDocument();
    await button('Reset to default: Keep items in the trash (days)').click();
    await save.click();
    await expect
      .element(page.getByText('Set in the panel'))
      .not.toBeInTheDocument();
    await expect.element(days).toHaveValue('30');
    await expect
      .poll(() => api.bodies('changeSettings'))
      .toEqual([{ trashDays: 20 }, { trashDays: null }]);
  });

  it('ask before unsaved changes are lost', async () => {
    fakePanel();
    const panel = await renderPanel('/settings');
    await brand.fill('Anılar');
    await panel.tab('Wedding List').click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    const text = 'Your 1 unsaved change will be lost.';
    await expect.element(question).toHaveTextContent(text);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.element(brand).toHaveValue('Anılar');
    expect(asksBeforeLeaving()).toBe(true);
    await panel.logout();
    await expect.element(question).toHaveTextContent(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(brand).toHaveValue('Anılar');
    await panel.tab('Wedding List').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.element(panel.heading).toHaveText('Wedding List');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('are discarded by a confirmed logout', async () => {
    const api = fakePanel();
    const panel = await renderPanel('/settings');
    await brand.fill('Anılar');
    await panel.logout();
    await page
      .getByRole('dialog', { name: 'Leave this page?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect.element(panel.heading).toHaveText('Staff login');
    await expect.poll(() => api.changes).toEqual(['POST logout']);
  });

  it('refuse invalid values', async () => {
    const api = fakePanel();
    await renderPanel('/settings');
    await days.fill('0');
    await brand.fill('x'.repeat(61));
    await field('Social network link').fill('javascript:alert(1)');
    await field('Warn about a large download above (files)').fill('1');
    await save.click();
    for (const text of [
      'Enter a whole number greater than 0',
      'Enter an address that starts with https://',
      'At most 60 characters',
      'Limits must increase',
    ])
      await expect.element(page.getByText(text)).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('show a value that the server refuses', async () => {
    const api = fakePanel().on(
      'changeSettings',
      refuse('validation_failed', {
        details: { fields: { brandName: 'has invisible characters' } },
      }),
    );
    const panel = await renderPanel('/settings');
    // The panel does not check for invisible characters that change the text
    // direction.
    await brand.fill('Hat\u202Eıra');
    await save.click();
    await expect.element(panel.toastOf('error')).toBeVisible();
    await expect
      .element(page.getByText('The server did not accept this value'))
      .toBeVisible();
    await expect
      .poll(() => api.bodies('changeSettings'))
      .toEqual([{ brandName: 'Hat\u202Eıra' }]);
    expect(textsOf(page.getByText('Set in the panel'))).toEqual([]);
  });
});
