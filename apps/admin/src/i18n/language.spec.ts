import { expect, it } from 'vitest';
import { initialLanguage } from './language';

it('is the remembered one', () => {
  expect(initialLanguage('en', ['tr-TR'])).toBe('en');
});

it('else the first that the browser wants and the panel has', () => {
  expect(initialLanguage(undefined, ['de-DE', 'en-GB', 'tr'])).toBe('en');
  expect(initialLanguage('xx', ['tr-TR', 'en'])).toBe('tr');
});

it('else Turkish', () => {
  expect(initialLanguage(undefined, ['de', 'ru'])).toBe('tr');
  expect(initialLanguage(undefined, [])).toBe('tr');
});
