import type { SettingsSheet } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { lossesOf } from './losses';
import { FIELD_GROUPS } from './setting-fields';

const names = FIELD_GROUPS.flatMap(({ fields }) =>
  fields.map(({ name }) => name),
);
/** Everything is 10 and would be 5 without the panel. */
const sheet = Object.fromEntries(
  names.map((name) => [
    name,
    { value: 10, fallback: 5, source: 'database', variable: 'X' },
  ]),
) as unknown as SettingsSheet;

describe('a change of limits and times', () => {
  it('is felt where it leaves less', () => {
    expect(lossesOf({ maxFileBytes: ' 1 ', trashDays: '9' }, sheet)).toEqual([
      { name: 'maxFileBytes', from: 10, to: 1 },
      { name: 'trashDays', from: 10, to: 9 },
    ]);
  });

  it('knows that files kept for good are kept longest', () => {
    const forGood = {
      ...sheet,
      mediaRetentionMonths: { ...sheet.mediaRetentionMonths, value: 0 },
    };
    const change = (to: string) =>
      lossesOf({ mediaRetentionMonths: to }, forGood);
    expect(change('24')).toEqual([
      { name: 'mediaRetentionMonths', from: 0, to: 24 },
    ]);
    expect([
      change('0'),
      lossesOf({ mediaRetentionMonths: '0' }, sheet),
    ]).toEqual([[], []]);
  });

  it('counts the way back to a smaller default', () => {
    expect(lossesOf({ archiveDays: null }, sheet)).toEqual([
      { name: 'archiveDays', from: 10, to: 5 },
    ]);
  });

  it('is not felt where there is more, as much, or nothing is taken away', () => {
    expect(
      lossesOf(
        {
          maxFileBytes: '11',
          trashDays: '10',
          brandPrice: '1',
          bulkConfirmFiles: '1',
        },
        sheet,
      ),
    ).toEqual([]);
  });
});
