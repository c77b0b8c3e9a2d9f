import type { SettingsSheet } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { lossesOf } from './losses';
import { FIELD_GROUPS } from './setting-fields';

const names = FIELD_GROUPS.flatMap(({ fields }) =>
  fields.map(({ name }) => name),
);
/** Every value is 10, with a default of 5. */
const sheet = Object.fromEntries(
  names.map((name) => [
    name,
    { value: 10, fallback: 5, source: 'database', variable: 'X' },
  ]),
) as unknown as SettingsSheet;

describe('lossesOf', () => {
  it('returns lower limits and shorter times', () => {
    expect(lossesOf({ maxFileBytes: ' 1 ', trashDays: '9' }, sheet)).toEqual([
      { name: 'maxFileBytes', from: 10, to: 1 },
      { name: 'trashDays', from: 10, to: 9 },
    ]);
  });

  it('treats 0 months as the longest retention', () => {
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

  it('includes a reset to a smaller default', () => {
    expect(lossesOf({ archiveDays: null }, sheet)).toEqual([
      { name: 'archiveDays', from: 10, to: 5 },
    ]);
  });

  it('ignores increases, equal values and harmless settings', () => {
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
