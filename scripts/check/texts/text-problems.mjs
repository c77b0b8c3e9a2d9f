import { maySayNumberInWords, pluralForms, splitKey } from './plural-forms.mjs';
import { typographyProblems } from './typography-problems.mjs';

/**
 * @typedef {Map<string, string>} Texts
 * @typedef {{ bundle: string, texts: Record<string, Texts> }} Bundle texts by language
 */

const REFERENCE = 'tr';
const ENGLISH = 'en';

/**
 * Returns problems, one line each: languages, keys and placeholders unlike the Turkish, wrong plural forms, empty or
 * English texts, wrong typography.
 * @param {Bundle} bundle
 * @param {{ languages: readonly string[], rightlyEqual: Set<string> }} rules `rightlyEqual`: lines `de gallery key`, `*
 * gallery key` for all languages, that may equal the English
 */
export function textProblems({ bundle, texts }, { languages, rightlyEqual }) {
  const missing = languages
    .filter((language) => !texts[language])
    .map((language) => `${bundle}/${language} is missing`);
  const strange = Object.keys(texts).filter(
    (language) => !languages.includes(language),
  );
  const known = texts[REFERENCE]
    ? languages.filter((language) => texts[language])
    : [];
  return [
    ...missing,
    ...strange.map(
      (language) => `${bundle}/${language} is no language of the product`,
    ),
    ...known.flatMap((language) =>
      [
        ...keyProblems(language, texts[language], texts[REFERENCE]),
        ...placeholderProblems(language, texts[language], texts[REFERENCE]),
        ...[...texts[language]]
          .filter(([, text]) => text.trim() === '')
          .map(([key]) => `${key} is empty`),
        ...typographyProblems(bundle, language, texts[language]),
      ].map((problem) => `${bundle}/${language}: ${problem}`),
    ),
    ...englishTexts({ bundle, texts })
      .filter(({ names }) => !names.some((name) => rightlyEqual.has(name)))
      .map(
        ({ language, key, text }) =>
          `${bundle}/${language}: ${key} is in English: "${text}"`,
      ),
  ];
}

/**
 * Returns listed texts that no longer equal the English.
 * @param {Bundle[]} bundles
 * @param {Set<string>} rightlyEqual
 */
export function staleEntries(bundles, rightlyEqual) {
  const equal = new Set(
    bundles.flatMap(englishTexts).flatMap(({ names }) => names),
  );
  return [...rightlyEqual]
    .filter((entry) => !equal.has(entry))
    .map((entry) => `"${entry}" is listed as rightly equal, and is not equal`);
}

/**
 * @param {string} language
 * @param {Texts} texts
 * @param {Texts} reference
 */
function keyProblems(language, texts, reference) {
  const forms = pluralForms(language);
  const want = new Set(
    [...reference.keys()].flatMap((key) => {
      const { base, form } = splitKey(key);
      return form ? forms.map((one) => `${base}_${one}`) : [key];
    }),
  );
  /** @param {string} key */
  const isZeroOfCounted = (key) =>
    splitKey(key).form === 'zero' && want.has(`${splitKey(key).base}_other`);
  return [
    ...[...want]
      .filter((key) => !texts.has(key))
      .map((key) => `${key} is missing`),
    ...[...texts.keys()]
      .filter((key) => !want.has(key) && !isZeroOfCounted(key))
      .map((key) => `${key} is no text of the product`),
  ];
}

/**
 * Turkish `_other` has every placeholder.
 * @param {string} language
 * @param {Texts} texts
 * @param {Texts} reference
 */
function placeholderProblems(language, texts, reference) {
  return [...texts].flatMap(([key, text]) => {
    const { base, form } = splitKey(key);
    const original = reference.get(form ? `${base}_other` : key);
    if (original === undefined) return [];
    const mayLack =
      form && maySayNumberInWords(language, form) ? 'count' : undefined;
    const [have, want] = [text, original].map((one) =>
      placeholders(one, mayLack),
    );
    return have === want ? [] : [`${key} fills in [${have}], not [${want}]`];
  });
}

/**
 * @param {string} text
 * @param {string | undefined} mayLack
 */
function placeholders(text, mayLack) {
  const names = [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name]) => name);
  return names
    .filter((name) => name !== mayLack)
    .sort()
    .join(', ');
}

/**
 * Compares a plural form that English lacks with its `_other`.
 * @param {Bundle} options
 */
function englishTexts({ bundle, texts }) {
  const english = texts[ENGLISH] ?? new Map();
  /** @param {string} key */
  const inEnglish = (key) =>
    english.get(key) ?? english.get(`${splitKey(key).base}_other`);
  return Object.keys(texts)
    .filter((language) => language !== ENGLISH)
    .flatMap((language) =>
      [...texts[language]].map(([key, text]) => ({ language, key, text })),
    )
    .filter(({ key, text }) => inEnglish(key) === text)
    .map((one) => ({
      ...one,
      names: [`${one.language} ${bundle} ${one.key}`, `* ${bundle} ${one.key}`],
    }));
}
