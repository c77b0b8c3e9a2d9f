/** Returns the name in the language itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(
    language,
  );
  return name
    ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
    : language;
}
