import {
  staleEntries,
  textProblems,
} from '../../scripts/check/texts/text-problems.mjs';

type Texts = Record<string, string>;

const TURKISH = {
  title: 'Fiyat',
  hello: 'Merhaba {{name}}',
  photos_one: '{{count}} foto, {{size}}',
  photos_other: '{{count}} foto, {{size}}',
};
const ENGLISH = {
  title: 'Price',
  hello: 'Hello {{name}}',
  photos_one: 'One photo, {{size}}',
  photos_other: '{{count}} photos, {{size}}',
};
const RUSSIAN = {
  title: 'Цена',
  hello: 'Здравствуйте, {{name}}',
  photos_one: '{{count}} фото, {{size}}',
  photos_few: '{{count}} фото, {{size}}',
  photos_many: '{{count}} фото, {{size}}',
  photos_other: '{{count}} фото, {{size}}',
};
const FRENCH = {
  title: 'Tarif',
  hello: 'Bonjour {{name}}',
  photos_one: '{{count}} photo ({{size}})',
  photos_many: '{{count}} de photos ({{size}})',
  photos_other: '{{count}} photos ({{size}})',
};
const GERMAN = {
  title: 'Preis',
  hello: 'Hallo {{name}}',
  photos_one: 'Ein Foto, {{size}}',
  photos_other: '{{count}} Fotos, {{size}}',
};

function bundleOf(languages: Record<string, Texts>) {
  const maps = Object.entries(languages).map(
    ([code, texts]) => [code, new Map(Object.entries(texts))] as const,
  );
  return { bundle: 'site', texts: Object.fromEntries(maps) };
}

function problemsOf(
  language: string,
  texts: Texts,
  rightlyEqual: string[] = [],
): string[] {
  const bundle = bundleOf({ tr: TURKISH, en: ENGLISH, [language]: texts });
  return textProblems(bundle, {
    languages: Object.keys(bundle.texts),
    rightlyEqual: new Set(rightlyEqual),
  });
}

it('accepts correct texts', () => {
  expect(problemsOf('ru', RUSSIAN)).toEqual([]);
  expect(problemsOf('fr', FRENCH)).toEqual([]);
});

it('finds a language without a file, and a file without a language', () => {
  const rules = {
    languages: ['tr', 'en', 'ru'],
    rightlyEqual: new Set<string>(),
  };
  expect(textProblems(bundleOf({ tr: TURKISH, en: ENGLISH }), rules)).toEqual([
    'site/ru is missing',
  ]);
  expect(textProblems(bundleOf({ en: ENGLISH, ru: RUSSIAN }), rules)).toEqual([
    'site/tr is missing',
  ]);
  const all = { tr: TURKISH, en: ENGLISH, ru: RUSSIAN, fi: ENGLISH };
  expect(textProblems(bundleOf(all), rules)).toContain(
    'site/fi is no language of the product',
  );
});

it('finds missing, misspelt and empty texts', () => {
  const { title: _title, ...rest } = RUSSIAN;
  expect(
    problemsOf('ru', { ...rest, titel: 'Цена', hello: '«{{name}}»' }),
  ).toEqual([
    'site/ru: title is missing',
    'site/ru: titel is no text of the product',
  ]);
  expect(problemsOf('ru', { ...RUSSIAN, title: ' ' })).toEqual([
    'site/ru: title is empty',
  ]);
});

it('finds a plural form that the grammar asks for, and one that the language does not have', () => {
  const { photos_few: _few, ...rest } = RUSSIAN;
  expect(problemsOf('ru', rest)).toEqual(['site/ru: photos_few is missing']);
  expect(problemsOf('ru', { ...RUSSIAN, title_few: 'Цены' })).toEqual([
    'site/ru: title_few is no text of the product',
  ]);
  expect(
    problemsOf('de', { ...GERMAN, photos_few: '{{count}}, {{size}}' }),
  ).toEqual(['site/de: photos_few is no text of the product']);
});

it('finds a text that is counted in one language and not in another', () => {
  const { photos_one: _one, photos_other: _other, ...rest } = GERMAN;
  expect(problemsOf('de', { ...rest, photos: 'Fotos' })).toEqual([
    'site/de: photos_one is missing',
    'site/de: photos_other is missing',
    'site/de: photos is no text of the product',
  ]);
});

it('finds a value that got lost or is misspelt', () => {
  expect(problemsOf('ru', { ...RUSSIAN, hello: 'Здравствуйте' })).toEqual([
    'site/ru: hello fills in [], not [name]',
  ]);
  expect(problemsOf('ru', { ...RUSSIAN, hello: '{{nam}}' })).toEqual([
    'site/ru: hello fills in [nam], not [name]',
  ]);
  expect(
    problemsOf('fr', { ...FRENCH, photos_many: '{{count}} de photos' }),
  ).toEqual(['site/fr: photos_many fills in [count], not [count, size]']);
});

it('allows number words only in a form that means a single number', () => {
  expect(problemsOf('de', GERMAN)).toEqual([]);
  expect(
    problemsOf('de', { ...GERMAN, photos_zero: 'Keine, {{size}}' }),
  ).toEqual([]);
  expect(problemsOf('de', { ...GERMAN, photos_one: 'Ein Foto' })).toEqual([
    'site/de: photos_one fills in [], not [size]',
  ]);
  expect(
    problemsOf('de', { ...GERMAN, photos_other: 'Fotos, {{size}}' }),
  ).toEqual(['site/de: photos_other fills in [size], not [count, size]']);
  const numberless = {
    photos_one: 'Одно фото, {{size}}',
    photos_few: 'Мало фото, {{size}}',
  };
  expect(problemsOf('ru', { ...RUSSIAN, ...numberless })).toEqual([
    'site/ru: photos_one fills in [size], not [count, size]',
    'site/ru: photos_few fills in [size], not [count, size]',
  ]);
  expect(
    problemsOf('fr', { ...FRENCH, photos_one: 'Une photo, {{size}}' }),
  ).toEqual(['site/fr: photos_one fills in [size], not [count, size]']);
});

it('finds texts left in English unless they are listed as right', () => {
  const texts = { ...RUSSIAN, title: 'Price' };
  expect(problemsOf('ru', texts)).toEqual([
    'site/ru: title is in English: "Price"',
  ]);
  expect(problemsOf('ru', texts, ['ru site title'])).toEqual([]);
  expect(problemsOf('ru', texts, ['* site title'])).toEqual([]);
  expect(problemsOf('ru', texts, ['de site title'])).toHaveLength(1);
  expect(
    problemsOf('ru', { ...RUSSIAN, photos_few: ENGLISH.photos_other }),
  ).toEqual([
    'site/ru: photos_few is in English: "{{count}} photos, {{size}}"',
  ]);
});

it('finds a listed text that is not equal to the English any more, or is no text at all', () => {
  const bundles = [
    bundleOf({ tr: TURKISH, en: ENGLISH, ru: { ...RUSSIAN, title: 'Price' } }),
  ];
  expect(
    staleEntries(bundles, new Set(['ru site title', '* site title'])),
  ).toEqual([]);
  expect(
    staleEntries(
      bundles,
      new Set([
        'ru site hello',
        '* site hello',
        'ru site titel',
        'ru page title',
      ]),
    ),
  ).toEqual(
    ['ru site hello', '* site hello', 'ru site titel', 'ru page title'].map(
      (entry) => `"${entry}" is listed as rightly equal, and is not equal`,
    ),
  );
});

it('finds marks and spaces that a language sets otherwise', () => {
  expect(problemsOf('ru', { ...RUSSIAN, title: "'Цена'..." })).toEqual([
    'site/ru: title has a straight quotation mark or apostrophe',
    'site/ru: title has three dots instead of …',
  ]);
  expect(problemsOf('ru', { ...RUSSIAN, title: 'Цена — в лирах' })).toEqual([
    'site/ru: title lacks the no-break space before —',
    'site/ru: title lacks the no-break space after a word of one letter',
  ]);
  expect(
    problemsOf('ru', {
      ...RUSSIAN,
      title: 'Цена\u00a0— в\u00a0лирах, для нас и\u00a0вас',
    }),
  ).toEqual([]);
  expect(
    problemsOf('fr', { ...FRENCH, title: 'Le tarif : «prix» !' }),
  ).toHaveLength(3);
  expect(
    problemsOf('fr', {
      ...FRENCH,
      title: 'Le tarif\u00a0: «\u00a0prix\u00a0»\u202f!',
    }),
  ).toEqual([]);
  expect(problemsOf('de', { ...GERMAN, title: 'Preis…' })).toEqual([
    'site/de: title lacks the no-break space before …',
  ]);
  expect(problemsOf('de', { ...GERMAN, title: '„Preis”' })).toEqual([
    'site/de: title has other quotation marks than „“',
  ]);
  const both = {
    tr: { hello: '{{name}} de seçti' },
    en: { hello: '{{name}}' },
  };
  expect(
    textProblems(bundleOf(both), {
      languages: ['tr', 'en'],
      rightlyEqual: new Set(),
    }),
  ).toEqual([
    'site/tr: hello has an ending that depends on the value before it',
  ]);
});

it.each(['Konuklar yükler.', 'Kaç konuk katılır?', 'Her konuğa bir kart'])(
  'finds another word than misafir for guests: %s',
  (hello) => {
    const texts = { tr: { hello }, en: { hello: 'Guests' } };
    expect(
      textProblems(bundleOf(texts), {
        languages: ['tr', 'en'],
        rightlyEqual: new Set(),
      }),
    ).toEqual(['site/tr: hello calls guests konuk instead of misafir']);
  },
);

it('permits the Turkish word for a subject', () => {
  const texts = { tr: { hello: 'Konunuz ve konu' }, en: { hello: 'Subject' } };
  expect(
    textProblems(bundleOf(texts), {
      languages: ['tr', 'en'],
      rightlyEqual: new Set(),
    }),
  ).toEqual([]);
});
