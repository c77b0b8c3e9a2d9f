import { preferredLanguage } from './reader-language.js';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['ja-JP, en;q=0.4, kk;q=0.8', 'kk'],
  ['en;q=0, ru;q=0.1', 'ru'],
  ['TR-tr', 'tr'],
  ['  el ; q=0.7 , fr ; q=0.7', 'el'],
  ['*', undefined],
  ['ja', undefined],
  ['', undefined],
  [undefined, undefined],
  [';;;,q=1,,=,constructor', undefined],
])('%j is read as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it('reads only the start of a very long header', () => {
  expect(preferredLanguage('ja,'.repeat(100_000) + 'tr')).toBeUndefined();
});
