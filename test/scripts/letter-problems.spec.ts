import { letterProblems } from '../../scripts/check/texts/letter-problems.mjs';

const codes = (letters: string) =>
  new Set([...letters].map((letter) => letter.codePointAt(0)!));
const bundles = [
  {
    bundle: 'site',
    texts: {
      de: new Map([
        ['title', 'Süß … 💕'],
        ['text', 'Süßer'],
      ]),
    },
  },
];
/** Intl's words of a price in German. */
const PRICE = 'Türkische Lira 0123456789.,';

it('accepts fonts with all letters, and requires no space and no emoji', () => {
  expect(letterProblems(bundles, codes(`Süßer…${PRICE}`))).toEqual([]);
});

it('finds letters that a text needs and the fonts lack', () => {
  expect(letterProblems(bundles, codes(`Sr${PRICE.replace('ü', '')}`))).toEqual(
    ['de: the heading font has no ü ß …'],
  );
});

it('finds letters of the prices, which no text of ours has', () => {
  expect(letterProblems(bundles, codes('Süßer…0123456789.,'))).toEqual([
    'de: the heading font has no T k i s c h L a',
  ]);
});
