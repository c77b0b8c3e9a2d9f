import { expect, it } from 'vitest';
import { detailsText } from './details-text';

it('returns the details on one line', () => {
  expect(detailsText({})).toBe('');
  expect(detailsText({ count: 3, ids: ['a', 'b'] })).toBe('count: 3, ids: a b');
  expect(
    detailsText({ brandName: { from: 'Hatıra', to: '' }, trashDays: null }),
  ).toBe('brandName: (from: Hatıra, to: ""), trashDays: null');
});
