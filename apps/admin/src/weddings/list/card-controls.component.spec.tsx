import {
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
  textsOf,
} from '@hatira/component-specs';
import { fakePanel } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';
import { weddingsAt } from '../../../test/weddings';

const paths = page.getByRole('main').getByRole('link', { name: /^[abc]-\d$/ });
const TABLET = { width: 768, height: 1024 };

it.each([PHONE, TABLET])(
  'the cards at $width pixels are sorted, and selected together',
  async (viewport) => {
    const weddings = weddingsAt('c-2', 'a-1', 'c-1', 'b-1');
    weddings[0]!.mediaCount = 1;
    fakePanel({ weddings });
    await renderPanel('/weddings', { viewport });
    await expect.element(paths).toHaveLength(4);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect.element(sort).toHaveValue('0');
    for (const [choice, order] of [
      ['Path (A–Z)', ['a-1', 'b-1', 'c-1', 'c-2']],
      ['Most files first', ['c-2', 'b-1', 'c-1', 'a-1']],
      ['Oldest first', ['b-1', 'c-1', 'a-1', 'c-2']],
      ['Newest first', ['c-2', 'a-1', 'c-1', 'b-1']],
    ] as const) {
      await userEvent.selectOptions(sort, choice);
      await expect.poll(() => textsOf(paths)).toEqual(order);
    }
    await expect.element(page.getByText('1 file ·')).toBeVisible();

    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.click();
    await expect.element(page.getByText('4 selected')).toBeVisible();
    await expectFits('main');
    await expectAccessibleInBothSchemes();
    await all.click();
    await expect.element(page.getByText(/\d selected/)).not.toBeInTheDocument();
  },
);
