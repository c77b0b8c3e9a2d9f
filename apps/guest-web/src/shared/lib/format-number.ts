const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in the language: `1.400` in Turkish and German, `1 400` in
 * Russian, `1,400` in English.
 */
export function formatNumber(number: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(number);
}
