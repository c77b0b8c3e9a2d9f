/** The months in the languages of the panel, without marks. */
const MONTHS = [
  ['ocak', 'january', 'jan'],
  ['subat', 'february', 'feb'],
  ['mart', 'march', 'mar'],
  ['nisan', 'april', 'apr'],
  ['mayis', 'may'],
  ['haziran', 'june', 'jun'],
  ['temmuz', 'july', 'jul'],
  ['agustos', 'august', 'aug'],
  ['eylul', 'september', 'sep'],
  ['ekim', 'october', 'oct'],
  ['kasim', 'november', 'nov'],
  ['aralik', 'december', 'dec'],
];

/**
 * Returns the month of a word, from 1, regardless of case and marks; undefined for any other
 * word.
 */
export function monthOf(word: string): number | undefined {
  const plain = word
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const index = MONTHS.findIndex((names) => names.includes(plain));
  return index < 0 ? undefined : index + 1;
}
