import { expectFits, PHONE, textsOf } from '@hatira/component-specs';
import { fakePanel, panelWedding } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';

const DAY_MS = 24 * 60 * 60_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const table = page.getByRole('table');
const sortOf = (query: URLSearchParams) => query.get('sort');

it('the list says when each wedding is, and begins with the next one', async () => {
  const weddings = [0, 1, 12, 31].map((days, number) =>
    panelWedding(
      { timeZone: 'UTC', displayedDate: dayFromNow(days) },
      number + 1,
    ),
  );
  weddings.push(panelWedding({ weddingPath: 'mavi-salon' }, 9));
  weddings.push(panelWedding({ weddingPath: 'Elif-281125-Can' }, 10));
  const api = fakePanel({ weddings });
  await renderPanel('/weddings');
  const header = page.getByCss('thead').getByText('Date', { exact: true });
  await expect.element(header).toBeVisible();
  expect(sortOf(api.calls('listPanelWeddings')[0]!.query)).toBe(
    '["nextDate","ASC"]',
  );
  for (const text of ['Today', 'Tomorrow', 'In 12 days', 'No date'])
    await expect.element(table.getByText(text, { exact: true })).toBeVisible();
  await expect.element(table.getByText('Fri, 28 Nov 2025')).toBeVisible();
  await expect.element(table.getByText('In 31 days')).not.toBeInTheDocument();
  await header.click();
  await expect
    .poll(() => sortOf(api.calls('listPanelWeddings').at(-1)!.query))
    .toBe('["nextDate","DESC"]');
});

it('a filter of the date is joined with the other filters', async () => {
  const api = fakePanel({ weddings: [panelWedding()] });
  await renderPanel('/weddings', { viewport: PHONE });
  const dates = page.getByRole('group', { name: 'Wedding date' });
  expect(textsOf(dates.getByRole('button'))).toEqual([
    'Any date',
    'Today',
    'This weekend',
    'Next 30 days',
    'Past',
    'No date',
  ]);
  await dates.getByRole('button', { name: 'This weekend' }).click();
  await page.getByRole('button', { name: 'Uploads disabled' }).click();
  const filter = () =>
    api.calls('listPanelWeddings').at(-1)?.query.get('filter');
  await expect.poll(filter).toBe('{"date":"weekend","isEnabled":false}');
  await expectFits('main');
  await dates.getByRole('button', { name: 'Any date' }).click();
  await expect.poll(filter).toBe('{"isEnabled":false}');
});

it('on a phone the weddings are sorted by their dates', async () => {
  const api = fakePanel({ weddings: [panelWedding()] });
  await renderPanel('/weddings', { viewport: PHONE });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toHaveDisplayValue('Next wedding first');
  await userEvent.selectOptions(sort, 'Latest date first');
  await expect
    .poll(() => sortOf(api.calls('listPanelWeddings').at(-1)!.query))
    .toBe('["nextDate","DESC"]');
});
