import { expect, it } from 'vitest';
import type { Text } from '../i18n/use-text';
import { namingChanges } from './naming-changes';

const text = ((key: string) => `<${key}>`) as Text;
const of = (action: 'wedding_renamed' | 'login', details: object) =>
  namingChanges(
    { action, details: details as Record<string, unknown> },
    text,
    'tr',
  );

it('shows the path before and after', () => {
  expect(of('wedding_renamed', { from: 'a-b', to: 'c-d' })).toEqual([
    'a-b → c-d',
  ]);
});

it('shows names and date before and after, where they changed', () => {
  const details = {
    names: { from: null, to: 'Su & Can' },
    date: { from: '2026-06-14', to: null },
  };
  const action = 'wedding_names_changed';
  expect(namingChanges({ action, details }, text, 'tr')).toEqual([
    '<names.names>: <names.fromPath> → Su & Can',
    '<names.date>: 14 Haziran 2026 → <names.fromPath>',
  ]);
  expect(
    namingChanges({ action, details: { names: details.names } }, text, 'tr'),
  ).toHaveLength(1);
});

it('shows nothing for an erased wedding, and leaves other actions', () => {
  expect(of('wedding_renamed', {})).toEqual([]);
  expect(
    namingChanges({ action: 'wedding_names_changed', details: {} }, text, 'tr'),
  ).toEqual([]);
  expect(of('login', {})).toBeUndefined();
});
