import type { PanelWedding } from '@hatira/contract';
import { fakePanel, networkFailure, type FakeApi } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel, type Panel } from '../../test/panel';
import { panelSummary, searchWeddings, weddingsAt } from '../../test/weddings';

const PATH = 'Elif-200626-Can';
const status = page.getByRole('button', { name: /^(Enabled|Disabled): / });

/** Switches as the server does. */
function keepSwitched(api: FakeApi, wedding: PanelWedding): FakeApi {
  return api.on('toggleEnabled', ({ body: { enabled } }) => {
    wedding.isEnabled = enabled;
    return { isEnabled: enabled };
  });
}

function word(panel: Panel) {
  return panel.confirmation.getByRole('textbox');
}

describe('the switch of uploads', () => {
  it('turns by the typed word and shows it at once', async () => {
    const weddings = weddingsAt(PATH);
    const api = fakePanel({ weddings });
    keepSwitched(api, weddings[0]!);
    const panel = await renderPanel();
    await expect.element(status).toHaveText('Enabled');
    const reads = api.calls('listPanelWeddings').length;
    const disabled = page.getByCss('[data-count=disabled]');
    await expect.element(disabled).toHaveText('0');
    await status.click();
    const submit = panel.confirmation.getByRole('button', { name: 'Confirm' });
    await expect.element(word(panel)).toHaveFocus();
    await expect
      .element(word(panel))
      .toHaveAccessibleName('Type “disable” to continue');
    await expect.element(submit).toBeDisabled();
    await word(panel).fill('   ');
    await expect.element(submit).toBeDisabled();

    await panel.confirm('disabled');
    await expect
      .element(panel.confirmation.getByRole('alert'))
      .toHaveText('Hatalı doğrulama! "disable" yazmanız gerekiyordu.');
    expect(api.changes).toEqual([]);
    api.on('getSummary', panelSummary({ weddings: 1, disabled: 1 }));
    await panel.confirm(' DİSABLE ');
    await panel.expectToast(`${PATH} için yüklemeler KAPATILDI`, 'success');
    await expect.element(status).toHaveText('Disabled');
    await expect.element(status).toHaveFocus();
    await expect.element(disabled).toHaveText('1');

    await status.click();
    await panel.confirm('Enable');
    await panel.expectToast(`${PATH} için yüklemeler AÇILDI`, 'success');
    await expect.element(status).toHaveText('Enabled');
    await expect
      .poll(() => api.bodies('toggleEnabled'))
      .toEqual([{ enabled: false }, { enabled: true }]);
    // The list changes where it is.
    await expect.poll(() => api.calls('listPanelWeddings')).toHaveLength(reads);
  });

  it.each(['Escape', 'Cancel'])('stays after %s', async (way) => {
    const api = fakePanel({ weddings: weddingsAt(PATH) });
    const panel = await renderPanel();
    await status.click();
    await word(panel).fill('disable');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await panel.confirmation.getByRole('button', { name: way }).click();
    await expect.element(panel.confirmation).not.toBeInTheDocument();
    await panel.expectToast('İşlem iptal edildi', 'error');
    await expect.element(status).toHaveFocus();
    await expect.element(status).toHaveText('Enabled');
    expect(api.changes).toEqual([]);
  });

  it('closes its question when the page changes', async () => {
    fakePanel({ weddings: weddingsAt(PATH) });
    const panel = await renderPanel('/settings');
    await panel.tab('Wedding List').click();
    await status.click();
    await expect.element(panel.confirmation).toBeVisible();
    history.back();
    await expect.element(panel.heading).toHaveText('Settings');
    await expect.element(panel.confirmation).not.toBeInTheDocument();
  });

  it('reports a failed change', async () => {
    fakePanel({ weddings: weddingsAt(PATH) }).on(
      'toggleEnabled',
      networkFailure(),
    );
    const panel = await renderPanel();
    await status.click();
    await panel.confirm('disable');
    await panel.expectToast('Error updating wedding status', 'error');
    await expect.element(status).toHaveText('Enabled');
  });

  it('turns for several weddings at once', async () => {
    const weddings = weddingsAt('toplu-bir', 'toplu-iki', 'toplu-uc', 'tek');
    const api = searchWeddings(fakePanel({ weddings }), weddings);
    api.on('toggleWeddings', { changed: 2 });
    const panel = await renderPanel();
    await page.getByRole('searchbox').fill('toplu');
    await expect.element(page.getByRole('row')).toHaveLength(4);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await expect.element(page.getByText('3 selected')).toBeVisible();
    await panel.row('toplu-uc').getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Disable uploads' }).click();
    await panel.confirm('disable');
    await panel.expectToast('2 düğün için yüklemeler KAPATILDI', 'success');
    await expect
      .element(page.getByRole('button', { name: /^Disabled: / }))
      .toHaveLength(2);
    await expect.element(page.getByText(/\d selected/)).not.toBeInTheDocument();
    await expect
      .poll(() => api.bodies('toggleWeddings'))
      .toEqual([
        { hashes: [weddings[0]!.hash, weddings[1]!.hash], enabled: false },
      ]);
  });
});
