import { expect, it, vi } from 'vitest';
import { changeLanguage, currentLanguage, i18n, loadPart, startI18n } from './i18n';

it('loads only the language in use, brings Turkish for a missing key, and changes on demand', async () => {
  await startI18n('en');
  expect(i18n.t('upload.heading')).toBe('Share your memories');
  expect(i18n.hasResourceBundle('tr', 'translation')).toBe(false);

  i18n.addResourceBundle('en', 'translation', { upload: {} });
  i18n.t('upload.heading');
  await vi.waitFor(() => expect(i18n.t('upload.heading')).toBe('Anılarınızı paylaşın'));

  await changeLanguage('de');
  expect(i18n.t('upload.heading')).toBe('Teilt eure Erinnerungen');
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
