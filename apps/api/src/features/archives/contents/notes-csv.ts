import { csvCell, parseNote } from '@hatira/contract';
import { TIME_ZONE, wallClock } from '../zip/wall-clock.js';

export interface WrittenNote {
  name: string;
  /** The note as it is stored (specification section 3). */
  note: string;
  takenAtSeconds: number;
  /** The name of its event. */
  event?: string;
}

/**
 * The list separator where the comma is decimal: in all our languages but
 * English.
 */
const SEPARATOR = ';';
const EVENT_HEAD = 'Etkinlik / Event';
const HEAD = ['Dosya / File', 'İsim / Name', 'Mesaj / Message', 'Tarih / Date'];
/** Spreadsheets need it for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Writes the notes for spreadsheets, in the wedding's time. */
export function notesCsv(notes: WrittenNote[], timeZone = TIME_ZONE): string {
  const hasEvents = notes.some(({ event }) => event !== undefined);
  const rows = notes.map(({ name, note, takenAtSeconds, event = '' }) => {
    const { name: writer = '', text = '' } = parseNote(note);
    const moment = wallClock(takenAtSeconds * 1000, timeZone)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    const cells = [name, writer, text, moment];
    return (hasEvents ? [...cells, event] : cells).map(csvCell);
  });
  const head = hasEvents ? [...HEAD, EVENT_HEAD] : HEAD;
  return (
    BYTE_ORDER_MARK +
    [head, ...rows].map((row) => `${row.join(SEPARATOR)}\r\n`).join('')
  );
}
