import { expect, it } from 'vitest';
import { panel as en } from '../i18n/locales/panel/en';
import { panel as tr } from '../i18n/locales/panel/tr';
import type { PanelMessages } from '../i18n/messages';
import type { Text } from '../i18n/use-text';
import { detailsText } from './details-text';
import { targetOf } from './entry-texts';

const textIn =
  (messages: PanelMessages): Text =>
  (key) =>
    String(
      key
        .split('.')
        .reduce<unknown>(
          (tree, part) => (tree as Record<string, unknown>)[part],
          messages,
        ),
    );

it('returns a line for each detail, in words for staff', () => {
  const shown = (details: Record<string, unknown>) =>
    detailsText(details, textIn(en), 'en');
  expect(shown({})).toEqual([]);
  expect(shown({ count: 1300, files: ['a.jpg', 'b.jpg'] })).toEqual([
    'Number: 1,300',
    'Files: a.jpg, b.jpg',
  ]);
  expect(shown({ from: 'default', to: 'script' })).toEqual([
    'Before: Classic',
    'After: Handwriting',
  ]);
  expect(shown({ jobs: 'failed' })).toEqual(['Jobs: all failed ones']);
  expect(shown({ filesDueAt: '2026-06-14T12:00:00.000Z' })[0]).toMatch(
    /^Deletion: 14 Jun 2026/,
  );
});

it('keeps names and values of older versions', () => {
  const old = { colour: null, brandName: { from: 'Hatıra', to: '' } };
  expect(detailsText(old, textIn(en), 'en')).toEqual([
    'colour: null',
    'brandName: {"from":"Hatıra","to":""}',
  ]);
});

it('is Turkish for Turkish readers', () => {
  const details = { fileName: 'a.jpg', count: 1300 };
  expect(detailsText(details, textIn(tr), 'tr')).toEqual([
    'Dosyalar: a.jpg',
    'Sayı: 1.300',
  ]);
});

it('names queues and erased messages', () => {
  const entry = {
    id: '',
    at: '',
    staffId: null,
    staffEmail: '',
    details: {},
  };
  const target = '6f0e6a0e-9d4f-4b46-9a5e-0a7f4a1f7d11';
  expect(
    targetOf({ ...entry, action: 'message_erased', target }, textIn(en)),
  ).toBe('Erased message');
  expect(
    targetOf(
      { ...entry, action: 'message_answered', target: 'Ayşe' },
      textIn(en),
    ),
  ).toBe('Ayşe');
  expect(
    targetOf(
      { ...entry, action: 'jobs_retried', target: 'send-mail' },
      textIn(en),
    ),
  ).toBe('Sending mail');
});
