/** @import { Texts } from './text-problems.mjs' */

/** Quoted from the specification, three dots included. */
const AS_QUOTED = new Set(['tr base upload.preparing']);

const GUILLEMETS = ['el', 'es', 'fr', 'kk', 'ru'];

/** Marks that typesetters reject; without `languages`, in all of them. */
const FAULTS = [
  { pattern: /['"]/, says: 'has a straight quotation mark or apostrophe' },
  { pattern: /\.\.\./, says: 'has three dots instead of …' },
  { pattern: / {2}/, says: 'has two spaces' },
  {
    pattern: /[“”„‟]/,
    languages: GUILLEMETS,
    says: 'has other quotation marks than «»',
  },
  {
    pattern: /[«»”]/,
    languages: ['de'],
    says: 'has other quotation marks than „“',
  },
  {
    pattern: /(?<!\u00a0)…/,
    languages: ['de'],
    says: 'lacks the no-break space before …',
  },
  {
    pattern: /(?<!\u202f)[;!?]/,
    languages: ['fr'],
    says: 'lacks the narrow no-break space before ; ! ?',
  },
  {
    pattern: /(?<!\u00a0):/,
    languages: ['fr'],
    says: 'lacks the no-break space before :',
  },
  {
    pattern: /«(?!\u00a0)|(?<!\u00a0)»/,
    languages: ['fr'],
    says: 'lacks the no-break space inside « »',
  },
  {
    pattern: / —/,
    languages: ['kk', 'ru'],
    says: 'lacks the no-break space before —',
  },
  {
    pattern: /(?<!\p{L})[аивкосуя] (?=\S)/iu,
    languages: ['ru'],
    says: 'lacks the no-break space after a word of one letter',
  },
  {
    pattern: /\}\}(?:’\p{L}| (?:d[aeə]|t[ae]|[дт][ае])(?!\p{L}))/u,
    languages: ['az', 'kk', 'tr'],
    says: 'has an ending that depends on the value before it',
  },
  {
    pattern: /(?<!\p{L})[Kk]onu[kğ]/u,
    languages: ['tr'],
    says: 'calls guests konuk instead of misafir',
  },
];

/**
 * Returns typographic faults, one line each.
 * @param {string} bundle
 * @param {string} language
 * @param {Texts} texts
 */
export function typographyProblems(bundle, language, texts) {
  const faults = FAULTS.filter(
    ({ languages }) => !languages || languages.includes(language),
  );
  return [...texts]
    .filter(([key]) => !AS_QUOTED.has(`${language} ${bundle} ${key}`))
    .flatMap(([key, text]) =>
      faults
        .filter(({ pattern }) => pattern.test(text))
        .map(({ says }) => `${key} ${says}`),
    );
}
