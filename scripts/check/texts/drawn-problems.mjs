/** @import { Bundle } from './text-problems.mjs' */

/** @typedef {Record<string, string>} DrawnWords */

const DRAWN = {
  heading: 'upload.heading',
  files: 'upload.uploadFiles',
  note: 'upload.uploadWithNote',
};

/**
 * Returns differences between drawn and real upload pages, one line each.
 * @param {Bundle[]} bundles
 * @param {Record<string, DrawnWords>} drawnWords
 */
export function drawnProblems(bundles, drawnWords) {
  const texts = bundles.find(({ bundle }) => bundle === 'base')?.texts ?? {};
  return Object.entries(drawnWords).flatMap(([language, words]) =>
    Object.entries(DRAWN)
      .filter(([word, key]) => words[word] !== texts[language]?.get(key))
      .map(
        ([word, key]) =>
          `${language}: the drawn page says "${words[word]}", and not what ${key} says`,
      ),
  );
}
