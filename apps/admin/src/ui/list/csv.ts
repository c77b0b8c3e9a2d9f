import { csvCell } from '@hatira/contract';

export type Cell = string | number | null;

/**
 * Returns CSV that spreadsheets open as a table: with a byte-order mark, and
 * with semicolons in Turkish, where the comma is the decimal sign.
 */
export function csvText(rows: Cell[][], language: string): string {
  const separator = language === 'tr' ? ';' : ',';
  const lines = rows.map((cells) => cells.map(cellOf).join(separator));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** Guests write some texts. */
function cellOf(value: Cell): string {
  return typeof value === 'string' ? csvCell(value) : String(value ?? '');
}

/** Formats as `2026-06-14 21:30` in the computer's time zone. */
export function csvMoment(moment: string | null): Cell {
  return (
    moment &&
    new Date(moment).toLocaleString('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
    })
  );
}
