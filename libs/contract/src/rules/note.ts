import { MAX_NOTE_NAME_LENGTH, MAX_NOTE_TEXT_LENGTH } from '../limits.js';

/** A guest's note, which is sent and stored as one string (specification section 3). */
export interface Note {
  name?: string;
  text?: string;
}

const SEPARATOR = '|';
/** Every control character but the line feed. */
const CONTROLS = /[^\P{Cc}\n\u0080-\u009F]/gu;

/**
 * Joins name and message with a vertical bar; one without the other is sent alone. A message that contains a bar is
 * sent as `|text`, so that its first part is not read as a name. Undefined without either.
 */
export function composeNote({
  name = '',
  text = '',
}: Note): string | undefined {
  const cleanName = name.replaceAll(SEPARATOR, ' ').trim();
  const cleanText = text.trim();
  if (cleanName && cleanText) return `${cleanName}${SEPARATOR}${cleanText}`;
  if (cleanText.includes(SEPARATOR)) return `${SEPARATOR}${cleanText}`;
  return cleanName || cleanText || undefined;
}

/** Splits at the first bar: `name|text`, `name|`, `|text`, or a bare text. */
export function parseNote(note: string): Note {
  const at = note.indexOf(SEPARATOR);
  if (at < 0) return present({ text: note });
  return present({ name: note.slice(0, at), text: note.slice(at + 1) });
}

/** Returns the stored form: NFC, without control characters, both parts trimmed. Undefined if it is empty. */
export function cleanNote(note: string): string | undefined {
  const printable = note.normalize('NFC').replace(CONTROLS, '');
  const at = printable.indexOf(SEPARATOR);
  if (at < 0) return printable.trim() || undefined;
  const name = printable.slice(0, at).trim();
  const text = printable.slice(at + 1).trim();
  return name || text ? `${name}${SEPARATOR}${text}` : undefined;
}

/** Name up to 50 and message up to 400 UTF-16 units, like the page's counters. */
export function isNoteWithinLimits(note: string): boolean {
  const { name = '', text = '' } = parseNote(note);
  return (
    name.length <= MAX_NOTE_NAME_LENGTH && text.length <= MAX_NOTE_TEXT_LENGTH
  );
}

function present({ name, text }: Note): Note {
  return {
    ...(name?.trim() && { name: name.trim() }),
    ...(text?.trim() && { text: text.trim() }),
  };
}
