/**
 * Chromium lacks these languages, despite `supportedLocalesOf`; these others
 * have the same separators.
 */
const NUMBERS_AS: Partial<Record<string, string>> = { az: 'tr', kk: 'ru' };
/** The locale of readers without a region. */
const BRITISH = 'en-GB';

const formats = new Map<string, (value: number) => string>();

/**
 * `1.400` in Turkish, `1 400` in Russian, `1,400` in English.
 * @param language or a regional tag of it
 */
export function formatNumber(number: number, language: string): string {
  return cached(`number ${language}`, () => decimals(language))(number);
}

/**
 * `%42` in Turkish, `42 %` in German.
 * @param percent whole, 0 to 100
 */
export function formatPercent(percent: number, language: string): string {
  const format = cached(`percent ${language}`, () => {
    const numbers = new Intl.NumberFormat(regional(language), {
      style: 'percent',
    });
    return (value) => numbers.format(value);
  });
  return format(percent / 100);
}

export function decimals(
  language: string,
  options?: Intl.NumberFormatOptions,
): (value: number) => string {
  const numbers = new Intl.NumberFormat(
    NUMBERS_AS[language] ?? regional(language),
    options,
  );
  return (value) => numbers.format(value);
}

export function regional(language: string): string {
  return language === 'en' ? BRITISH : language;
}

/** `Intl` is slow to set up. */
export function cached(
  key: string,
  make: () => (value: number) => string,
): (value: number) => string {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}
