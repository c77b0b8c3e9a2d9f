const PLURAL = /_(zero|one|two|few|many|other)$/;
const REFERENCE = 'tr';

const withoutPlural = (key) => key.replace(PLURAL, '');
const placeholders = (text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/**
 * What is wrong with a bundle's texts, one line each: keys and values that are filled in are those of the Turkish
 * texts, every plural form that a language has is there, and nothing was left in English.
 *
 * @param {Record<string, Map<string, string>>} texts by language, then by key
 * @param {Set<string>} rightlyEqual lines `de gallery.key`, and `* key` for all languages, that may equal the English
 */
export function textProblems(bundle, texts, rightlyEqual) {
  return Object.keys(texts).flatMap((language) =>
    [
      ...keyProblems(texts[language], texts[REFERENCE]),
      ...pluralProblems(language, texts[language]),
      ...placeholderProblems(texts[language], texts[REFERENCE]),
      ...[...texts[language]].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
      ...englishProblems({ bundle, language, texts, rightlyEqual }),
    ].map((problem) => `${bundle}/${language}: ${problem}`),
  );
}

function keyProblems(texts, reference) {
  const [have, want] = [texts, reference].map((map) => new Set([...map.keys()].map(withoutPlural)));
  return [
    ...[...want].filter((key) => !have.has(key)).map((key) => `${key} is missing`),
    ...[...have].filter((key) => !want.has(key)).map((key) => `${key} is no text of the product`),
  ];
}

function pluralProblems(language, texts) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(withoutPlural));
  return [...counted].flatMap((key) =>
    forms.filter((form) => !texts.has(`${key}_${form}`)).map((form) => `${key}_${form} is missing`),
  );
}

/** A plural form may say "one" in words. */
function placeholderProblems(texts, reference) {
  return [...texts].flatMap(([key, text]) => {
    const original = reference.get(key) ?? reference.get(`${withoutPlural(key)}_other`) ?? '';
    const counts = (name) => !PLURAL.test(key) || name !== 'count';
    const [have, want] = [text, original].map((one) => placeholders(one).filter(counts).join(', '));
    return have === want ? [] : [`${key} fills in [${have}], not [${want}]`];
  });
}

function englishProblems({ bundle, language, texts, rightlyEqual }) {
  if (language === 'en' || !texts.en) return [];
  return [...texts[language]]
    .filter(([key, text]) => texts.en.get(key) === text)
    .filter(([key]) => !rightlyEqual.has(`${language} ${bundle} ${key}`) && !rightlyEqual.has(`* ${bundle} ${key}`))
    .map(([key, text]) => `${key} is in English: "${text}"`);
}
