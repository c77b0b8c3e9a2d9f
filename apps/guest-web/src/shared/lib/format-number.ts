const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it: `1.400` in Turkish and German, `1 400` in Russian, `1,400` in English. */
export function formatNumber(number: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(number);
}
