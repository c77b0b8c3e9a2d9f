import { expectAccessibleInBothSchemes } from '@hatira/component-specs';
import { fakePanel, refuse } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';
import { searchWeddings, weddingsAt } from '../../../test/weddings';

const button = (name: string) => page.getByRole('button', { name });
const column = (name: string) => page.getByRole('columnheader', { name });

it('hidden columns stay hidden after a reload and a login', async () => {
  const api = fakePanel();
  const panel = await renderPanel('/staff');
  await expect.element(column('Login')).toBeVisible();
  await button('Columns').click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Login' });
  await expect.element(item).toBeChecked();
  await expectAccessibleInBothSchemes();
  (item.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Columns')).toHaveFocus();
  await expect.element(column('Login')).not.toBeInTheDocument();
  await expect.element(column('Status')).toBeVisible();

  await renderPanel('/staff');
  await expect.element(column('Status')).toBeVisible();
  await expect.element(column('Login')).not.toBeInTheDocument();
  api.once('listAudit', refuse('login_required'));
  await panel.tab('Audit').click();
  await expect.element(panel.heading).toHaveText('Staff login');
  await panel.login();
  await panel.tab('Staff').click();
  await expect.element(column('Status')).toBeVisible();
  await expect.element(column('Login')).not.toBeInTheDocument();

  await button('Columns').click();
  await button('Reset').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(column('Login')).toBeVisible();
});

it('a saved search is used again after a reload, and deleted', async () => {
  const weddings = weddingsAt('saved-open', 'saved-shut', 'other-shut');
  weddings[1]!.isEnabled = weddings[2]!.isEnabled = false;
  searchWeddings(fakePanel(), weddings);
  const panel = await renderPanel();
  const saved = button('Saved searches');
  const search = page.getByRole('searchbox');
  const item = (name: string) => page.getByRole('menuitem', { name });
  const expectFound = async () => {
    await expect.element(page.getByText('1-1 of 1')).toBeVisible();
    await expect.element(panel.row('saved-shut')).toBeVisible();
  };
  await search.fill('saved');
  await expect.element(page.getByText('1-2 of 2')).toBeVisible();
  await button('Uploads disabled').click();
  await expectFound();
  await saved.click();
  await item('Save this search…').click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  const name = dialog.getByLabelText('Name of the search');
  await expect.element(name).toHaveFocus();
  await expectAccessibleInBothSchemes();
  await name.fill('Closed ones');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();

  await saved.click();
  await item('Remove all filters').click();
  await expect.element(search).toHaveValue('');
  await expect.element(page.getByText('1-3 of 3')).toBeVisible();
  await renderPanel();
  await saved.click();
  await item('Closed ones').click();
  await expect.element(search).toHaveValue('saved');
  await expect
    .element(button('Uploads disabled'))
    .toHaveAttribute('aria-pressed', 'true');
  await expectFound();

  await saved.click();
  await item('Delete the search “Closed ones”').click();
  await button('Confirm').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await saved.click();
  await expect.element(item('Remove all filters')).toBeVisible();
  await expect.element(item('Closed ones')).not.toBeInTheDocument();
});
