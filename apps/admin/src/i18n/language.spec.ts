import { expect, it } from 'vitest';
import { initialLanguage } from './language';

it('returns the saved language', () => {
  expect(initialLanguage('en', ['tr-TR'])).toBe('en');
});

it('returns the browser’s first supported language without a saved one', () => {
  expect(initialLanguage(undefined, ['de-DE', 'en-GB', 'tr'])).toBe('en');
  expect(initialLanguage('xx', ['tr-TR', 'en'])).toBe('tr');
});

it('returns Turkish when no language is supported', () => {
  expect(initialLanguage(undefined, ['de', 'ru'])).toBe('tr');
  expect(initialLanguage(undefined, [])).toBe('tr');
});
