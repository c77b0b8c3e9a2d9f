import { parseNote } from '@hatira/contract';

/** What a guest has written for a file, and the file's name in the archive. */
export interface WrittenNote {
  name: string;
  /** As it is stored (specification section 3). */
  note: string;
  takenAtSeconds: number;
}

const HEAD = [
  'Dosya / File',
  'İsim / Name',
  'Mesaj / Message',
  'Tarih / Date (UTC)',
];
/** Programs read UTF-8 only where this mark stands first. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for the beginning of a formula, also in the wide forms of East Asian keyboards. */
const FORMULA = /^[\s\u00A0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
/**
 * The same after a line break or a semicolon: where numbers have a decimal comma, as in Turkey, spreadsheets divide
 * cells at the semicolon alone, and our quotes are none to them. `;-)` stays.
 */
const INNER_FORMULA = /([;\r\n][\s\u00A0"']*)(?=[=+@＝＋＠|%]|[-－](?!\)))/gu;

/** The notes as a table for spreadsheets (RFC 4180), one line for each. */
export function notesCsv(notes: WrittenNote[]): string {
  const rows = notes.map(({ name, note, takenAtSeconds }) => {
    const { name: writer = '', text = '' } = parseNote(note);
    const moment = new Date(takenAtSeconds * 1000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    return [name, writer, text, moment].map(cell);
  });
  return (
    BYTE_ORDER_MARK +
    [HEAD, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  );
}

/** A guest's text must not become a formula that runs on the couple's computer. */
function cell(text: string): string {
  const inside = text.replace(INNER_FORMULA, `$1'`);
  const harmless = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",;\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
