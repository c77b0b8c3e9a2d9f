import { parseNote } from '@hatira/contract';
import { wallClock } from '../zip/wall-clock.js';

export interface WrittenNote {
  name: string;
  /** In its stored form (specification section 3). */
  note: string;
  takenAtSeconds: number;
}

/**
 * The list separator of every language with a decimal comma, all of ours but
 * English. An archive is the same for all readers.
 */
const SEPARATOR = ';';
const HEAD = ['Dosya / File', 'İsim / Name', 'Mesaj / Message', 'Tarih / Date'];
/** Spreadsheets read UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Beginnings of a formula, with the wide forms of East Asian keyboards. */
const FORMULA = /^[\s\u00A0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
/**
 * The same inside a cell: with a decimal point, as in English, spreadsheets
 * split at commas and ignore our quotes. Keeps `;-)`.
 */
const INNER_FORMULA = /([,;\r\n][\s\u00A0"']*)(?=[=+@＝＋＠|%]|[-－](?!\)))/gu;

/**
 * Returns the notes as a table for spreadsheets, with times of the weddings'
 * place.
 */
export function notesCsv(notes: WrittenNote[]): string {
  const rows = notes.map(({ name, note, takenAtSeconds }) => {
    const { name: writer = '', text = '' } = parseNote(note);
    const moment = wallClock(takenAtSeconds * 1000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    return [name, writer, text, moment].map(cell);
  });
  return (
    BYTE_ORDER_MARK +
    [HEAD, ...rows].map((row) => `${row.join(SEPARATOR)}\r\n`).join('')
  );
}

/** Keeps a guest's text from running as a formula. */
function cell(text: string): string {
  const inside = text.replace(INNER_FORMULA, `$1'`);
  const harmless = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",;\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
