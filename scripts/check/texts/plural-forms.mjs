const SUFFIX = /_(zero|one|two|few|many|other)$/;
/** Forms that may spell their number out if they apply to one only. */
const IN_WORDS = new Set(['zero', 'one', 'two']);
/** Every form's range: CLDR looks at the last two digits, and at millions. */
const SAMPLES = [...Array(201).keys(), 1_000_000];

/**
 * `saved_one` is the form `one` of `saved`; another key is its own base.
 * @param {string} key
 */
export function splitKey(key) {
  const form = SUFFIX.exec(key)?.[1];
  return { base: form ? key.slice(0, -form.length - 1) : key, form };
}

/**
 * Returns the CLDR forms: `one few many other` in Russian.
 * @param {string} language
 */
export function pluralForms(language) {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/**
 * Whether a form may leave its number out: French `one` is 0 and 1, Russian `one` is 1, 21, 31.
 * @param {string} language
 * @param {string} form
 */
export function maySayNumberInWords(language, form) {
  if (!IN_WORDS.has(form)) return false;
  const rules = new Intl.PluralRules(language);
  // i18next takes `_zero` for 0 alone, in every language.
  return (
    form === 'zero' ||
    SAMPLES.filter((number) => rules.select(number) === form).length === 1
  );
}
