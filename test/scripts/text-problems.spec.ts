import { textProblems } from '../../scripts/check/texts/text-problems.mjs';

type Texts = Record<string, string>;

const TURKISH = {
  title: 'Fiyat',
  hello: 'Merhaba {{name}}',
  photos_one: '{{count}} foto',
  photos_other: '{{count}} foto',
};
const ENGLISH = { title: 'Price', hello: 'Hello {{name}}', photos_one: 'One photo', photos_other: '{{count}} photos' };
const RUSSIAN = {
  title: 'Цена',
  hello: 'Здравствуйте, {{name}}',
  photos_one: '{{count}} фото',
  photos_few: '{{count}} фото',
  photos_many: '{{count}} фото',
  photos_other: '{{count}} фото',
};

function problemsOf(language: string, texts: Texts, rightlyEqual: string[] = []): string[] {
  const all = { tr: TURKISH, en: ENGLISH, [language]: texts };
  const maps = Object.fromEntries(Object.entries(all).map(([code, one]) => [code, new Map(Object.entries(one))]));
  return textProblems('site', maps, new Set(rightlyEqual));
}

it('finds nothing in texts that are as they should be', () => {
  expect(problemsOf('ru', RUSSIAN)).toEqual([]);
});

it('finds what is missing, misspelt and empty', () => {
  const { title: _title, ...rest } = RUSSIAN;
  expect(problemsOf('ru', { ...rest, titel: 'Цена', hello: '  {{name}}' })).toEqual([
    'site/ru: title is missing',
    'site/ru: titel is no text of the product',
  ]);
  expect(problemsOf('ru', { ...RUSSIAN, title: ' ' })).toEqual(['site/ru: title is empty']);
});

it('finds a plural form that the grammar asks for', () => {
  const { photos_few: _few, ...rest } = RUSSIAN;
  expect(problemsOf('ru', rest)).toEqual(['site/ru: photos_few is missing']);
});

it('finds a value that got lost or is misspelt', () => {
  expect(problemsOf('ru', { ...RUSSIAN, hello: 'Здравствуйте' })).toEqual(['site/ru: hello fills in [], not [name]']);
  expect(problemsOf('ru', { ...RUSSIAN, hello: '{{nam}}' })).toEqual(['site/ru: hello fills in [nam], not [name]']);
});

it('finds what was left in English, unless it is listed as right', () => {
  const texts = { ...RUSSIAN, title: 'Price' };
  expect(problemsOf('ru', texts)).toEqual(['site/ru: title is in English: "Price"']);
  expect(problemsOf('ru', texts, ['ru site title'])).toEqual([]);
  expect(problemsOf('ru', texts, ['de site title'])).toHaveLength(1);
});
