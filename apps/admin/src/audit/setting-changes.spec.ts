import { expect, it } from 'vitest';
import { panel } from '../i18n/locales/panel/en';
import type { Text } from '../i18n/use-text';
import { settingChanges } from './setting-changes';

const text: Text = (key) =>
  String(
    key
      .split('.')
      .reduce<unknown>(
        (tree, part) => (tree as Record<string, unknown>)[part],
        panel,
      ),
  );

it('returns the old and new value of each setting', () => {
  const details = {
    brandPrice: { from: 5000, to: null },
    brandName: { from: null, to: 'Anı' },
    brandEmail: { from: 'a@b.co', to: '' },
    goneByNow: { from: 1, to: 2 },
    staffSecondFactor: { from: null, to: 'required' },
  };
  expect(settingChanges(details, text, 'en')).toEqual([
    'Price: 5,000 → default',
    'Brand name: default → Anı',
    'Public e-mail: a@b.co → empty',
    'goneByNow: 1 → 2',
    'Two-step verification for staff: default → Required',
  ]);
});
