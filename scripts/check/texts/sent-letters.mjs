import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { FONT_FACES } from '../../../apps/guest-web/scripts/font-faces.mjs';
import { subsetFonts } from '../../../apps/guest-web/scripts/subset-fonts.mjs';
import { inRoot } from '../../paths.mjs';

const FONTS = 'apps/guest-web/.cache/fonts';
const FAMILY = 'Hatira Serif';

/**
 * Returns the code points of the headings' fonts. A browser asks a font only for its `unicode-range`, so both must have
 * a letter.
 * @returns {Promise<Set<number>>}
 */
export async function sentLetters() {
  await subsetFonts(inRoot(FONTS));
  const known = new Set();
  for (const { name, letters } of FONT_FACES.filter(
    ({ family }) => family === FAMILY,
  )) {
    const font = await readFile(path.join(inRoot(FONTS), `${name}.woff2`));
    const plain = await subsetFont(font, undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
    });
    const drawn = new Set(new Face(new Blob(plain)).collectUnicodes());
    for (const letter of letters)
      if (drawn.has(Number(letter.codePointAt(0))))
        known.add(letter.codePointAt(0));
  }
  return known;
}
