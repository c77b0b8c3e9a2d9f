/**
 * Returns the text without capitals, accents, doubled spaces and the difference
 * between the Turkish i: `ayse teyze` for `AYŞE  Teyze`.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
