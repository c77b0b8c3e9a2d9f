import { MAX_NOTE_NAME_LENGTH, MAX_NOTE_TEXT_LENGTH } from '../limits.js';

/** A guest's note travels as one string; this is its format (specification section 3, design section 9). */
export interface Note {
  name?: string;
  text?: string;
}

const SEPARATOR = '|';

/**
 * Joins name and message with a vertical bar. With only one of them, just that text; a message that itself holds a
 * bar is sent as `|text` so that it is not read as a name. Undefined when there is neither.
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

/** The note as it is stored: NFC, control characters removed, both parts trimmed. Undefined when nothing is left. */
export function cleanNote(note: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- removing control characters is the purpose
  const printable = note
    .normalize('NFC')
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '');
  const at = printable.indexOf(SEPARATOR);
  if (at < 0) return printable.trim() || undefined;
  const name = printable.slice(0, at).trim();
  const text = printable.slice(at + 1).trim();
  return name || text ? `${name}${SEPARATOR}${text}` : undefined;
}

/** Name up to 50 and message up to 400 characters, as the page's counters count them (UTF-16 units). */
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
