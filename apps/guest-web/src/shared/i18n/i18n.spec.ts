import { expect, it, vi } from 'vitest';
import { LANGUAGES, PROBLEMS } from '@hatira/contract';

// Specs share modules: one before may have loaded texts.
vi.resetModules();
const {
  changeLanguage,
  currentLanguage,
  formatLanguage,
  i18n,
  loadPart,
  startI18n,
} = await import('./i18n');
const { loadChoices } = await import('./choices');

it('loads only the current language, Turkish for a missing key, and changes on demand', async () => {
  await startI18n('en');
  expect(i18n.t('upload.heading')).toBe('Share your memories');
  expect(i18n.hasResourceBundle('tr', 'translation')).toBe(false);

  i18n.addResourceBundle('en', 'translation', { upload: {} });
  i18n.t('upload.heading');
  await vi.waitFor(
    () => expect(i18n.t('upload.heading')).toBe('Anılarınızı paylaşın'),
    { timeout: 30_000 },
  );

  await changeLanguage('de');
  expect(i18n.t('upload.heading')).toBe('Teile deine Erinnerungen');
  expect(currentLanguage()).toBe('de');
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});

it('adds the texts of a part when a page needs them', async () => {
  await startI18n('fr');
  expect(i18n.exists('gallery.view')).toBe(false);
  await loadPart('gallery');
  expect(i18n.t('gallery.view')).toBe('Voir');
});

it.each([
  ['tr', '1.400 anı', '2 / 10.000'],
  ['en', '1,400 memories', '2 of 10,000'],
  ['fr', '1\u202f400 souvenirs', '2 sur 10\u202f000'],
  ['ru', '1\u00a0400 воспоминаний', '2 из 10\u00a0000'],
  ['az', '1.400 xatirə', '2 / 10.000'],
  ['kk', '1\u00a0400 естелік', '2 / 10\u00a0000'],
] as const)('formats numbers as %s does', async (language, counted, placed) => {
  await startI18n(language);
  await loadPart('gallery');
  expect(i18n.t('gallery.count', { count: 1400 })).toBe(counted);
  expect(i18n.t('viewer.position', { index: 2, count: 10_000 })).toBe(placed);
  expect(i18n.t('gallery.from', { name: '1400' })).toContain('1400');
});

it('spells out one and counts millions with the right grammar, per language', async () => {
  await startI18n('en');
  await loadPart('gallery');
  await loadChoices();
  expect(i18n.t('gallery.confirmRemoveMany', { count: 1 })).toBe(
    'Delete the selected file?',
  );
  await changeLanguage('ru');
  expect(
    [1, 3, 7, 21].map((count) => i18n.t('gallery.removedMany', { count })),
  ).toEqual([
    'Удалён 1 файл.',
    'Удалено 3 файла.',
    'Удалено 7 файлов.',
    'Удалён 21 файл.',
  ]);
  await changeLanguage('es');
  expect(i18n.t('gallery.count', { count: 1_000_000 })).toBe(
    '1.000.000 de recuerdos',
  );
});

it.each([
  [['tr-TR', 'en-AU', 'en-US'], 'en-AU'],
  [['de-AT', 'en_US'], 'en'],
  [['en'], 'en'],
])('formats English for browsers of %j as %s', async (languages, tag) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(formatLanguage('en')).toBe(tag);
  expect(formatLanguage('de')).toBe('de');
});

/** The codes of guests' calls that the page translates. */
const SERVER_CODES = [
  'empty_file',
  'file_missing',
  'slice_conflict',
  'slice_in_progress',
  'slice_off_grid',
  'storage_full',
  'upload_busy',
  'upload_incomplete',
  'upload_mismatch',
  'upload_not_found',
  'uploads_disabled',
  'validation_failed',
  'wedding_not_found',
] as const;

it('translates what the server answers, in Turkish with its own words', async () => {
  await startI18n('tr');
  await loadPart('sending');
  for (const code of SERVER_CODES)
    expect(i18n.t(`errors.${code}`)).toBe(PROBLEMS[code].text);
  for (const language of LANGUAGES.filter((other) => other !== 'tr')) {
    await changeLanguage(language);
    for (const code of SERVER_CODES)
      expect(i18n.t(`errors.${code}`)).not.toBe(PROBLEMS[code].text);
  }
});
