import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { FONT_FACES } from '../../../apps/guest-web/scripts/font-faces.mjs';
import { subsetFonts } from '../../../apps/guest-web/scripts/subset-fonts.mjs';
import { inRoot } from '../../paths.mjs';

const FONTS = 'apps/guest-web/.cache/fonts';
/** The family of headings and names: every text may stand in it. */
const FAMILY = 'Hatira Serif';
/** Prices stand in it, too, in words that Intl has: of each plural form one. */
const PRICES = [1, 2, 995, 1995, 1_000_000];
/** Symbols that no heading shows. */
const NOT_LETTERS = /[\s\p{Emoji_Presentation}\p{Cf}]/u;

/**
 * Letters of the texts that the fonts which are sent to browsers do not have, one line for each language: read from the
 * fonts as they are made, not from the list of what was ordered.
 */
export async function letterProblems(bundles) {
  await subsetFonts(inRoot(FONTS));
  const known = await lettersOf(FONT_FACES.filter(({ family }) => family === FAMILY));
  return Object.entries(lettersByLanguage(bundles)).flatMap(([language, letters]) => {
    const missing = [...letters].filter((letter) => !NOT_LETTERS.test(letter) && !known.has(letter.codePointAt(0)));
    return missing.length === 0 ? [] : [`${language}: the heading font has no ${missing.join(' ')}`];
  });
}

function lettersByLanguage(bundles) {
  const used = {};
  const add = (language, text) => {
    used[language] ??= new Set();
    for (const letter of text) used[language].add(letter);
  };
  for (const { texts } of bundles) {
    for (const [language, map] of Object.entries(texts)) map.forEach((text) => add(language, text));
  }
  for (const language of Object.keys(used)) PRICES.forEach((price) => add(language, priceIn(language, price)));
  return used;
}

function priceIn(language, price) {
  const form = { style: 'currency', currency: 'TRY', currencyDisplay: 'name' };
  return new Intl.NumberFormat(language, form).format(price);
}

/** What the made fonts can draw. A browser asks a font only for what stands in its list, so both must have a letter. */
async function lettersOf(faces) {
  const known = new Set();
  for (const { name, letters } of faces) {
    const font = await readFile(path.join(inRoot(FONTS), `${name}.woff2`));
    const plain = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
    const drawn = new Set(new Face(new Blob(plain)).collectUnicodes());
    for (const letter of letters) if (drawn.has(letter.codePointAt(0))) known.add(letter.codePointAt(0));
  }
  return known;
}
