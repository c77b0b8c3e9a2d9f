import { auditEntry, fakePanel, rowsOf } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const rows = page.getByRole('row');

it('the log shows the actions of staff, filtered by action and words', async () => {
  const audit = [
    auditEntry({ action: 'wedding_disabled', at: '2026-06-21T10:00:00.000Z' }),
    auditEntry({}, 2),
  ];
  const { staffEmail, target } = audit[0]!;
  const api = fakePanel({ audit }).on(
    'listAudit',
    rowsOf(audit, (row, { action = row.action }) => row.action === action),
  );
  await renderPanel('/audit');
  await expect.element(rows).toHaveLength(3);
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(`${staffEmail}Disabled uploads${target}`);
  await expect.element(rows.nth(2)).toHaveTextContent('Created a wedding');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Created a wedding' }).click();
  await expect.element(rows).toHaveLength(2);
  await page.getByRole('searchbox').fill(target);
  await expect
    .poll(
      () =>
        JSON.parse(
          api.calls('listAudit').at(-1)!.query.get('filter')!,
        ) as unknown,
    )
    .toEqual({ q: target, action: 'wedding_created' });
});
