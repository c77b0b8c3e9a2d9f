/** @import { Bundle } from './text-problems.mjs' */

/** Prices: one number for each plural form of Intl. */
const PRICES = [1, 2, 995, 1995, 1_000_000];
/** Symbols that no heading shows. */
const NOT_LETTERS = /[\s\p{Emoji_Presentation}\p{Cf}]/u;

/**
 * Returns letters that the sent fonts lack, a line for each language; any text may become a heading.
 * @param {Set<number>} sent code points
 * @param {Bundle[]} bundles
 */
export function letterProblems(bundles, sent) {
  return Object.entries(lettersByLanguage(bundles)).flatMap(
    ([language, letters]) => {
      const missing = [...letters].filter(
        (letter) =>
          !NOT_LETTERS.test(letter) && !sent.has(Number(letter.codePointAt(0))),
      );
      return missing.length === 0
        ? []
        : [`${language}: the heading font has no ${missing.join(' ')}`];
    },
  );
}

/** @param {Bundle[]} bundles */
function lettersByLanguage(bundles) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  /**
   * @param {string} language
   * @param {string} text
   */
  const add = (language, text) => {
    used[language] ??= new Set();
    for (const letter of text) used[language].add(letter);
  };
  for (const { texts } of bundles) {
    for (const [language, map] of Object.entries(texts))
      map.forEach((text) => add(language, text));
  }
  for (const language of Object.keys(used))
    PRICES.forEach((price) => add(language, priceIn(language, price)));
  return used;
}

/**
 * @param {string} language
 * @param {number} price
 */
function priceIn(language, price) {
  /** @type {Intl.NumberFormatOptions} */
  const form = { style: 'currency', currency: 'TRY', currencyDisplay: 'name' };
  return new Intl.NumberFormat(language, form).format(price);
}
