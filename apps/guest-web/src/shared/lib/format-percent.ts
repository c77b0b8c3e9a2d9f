const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats `%42` in Turkish, `42 %` in German.
 * @param percent whole, 0 to 100
 */
export function formatPercent(percent: number, language: string): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { style: 'percent' });
  formats.set(language, format);
  return format.format(percent / 100);
}
