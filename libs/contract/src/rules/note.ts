import { MAX_NOTE_NAME_LENGTH, MAX_NOTE_TEXT_LENGTH } from '../limits.js';

/** Specification section 3. */
export interface Note {
  name?: string;
  text?: string;
}

const SEPARATOR = '|';
/** Except the line feed. */
const CONTROLS = /[^\P{Cc}\n\u0080-\u009F]/gu;

/**
 * Joins name and message with a bar; one alone is sent alone. A message with a
 * bar becomes `|text`, not to read its first part as a name. Undefined without
 * either.
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

/**
 * The same message under another name; an empty name removes it. Undefined
 * without either.
 */
export function noteUnderName(
  note: string | null | undefined,
  name: string,
): string | undefined {
  const { text = '' } = parseNote(note ?? '');
  const cleanName = name.replaceAll(SEPARATOR, ' ').trim();
  return cleanName ? `${cleanName}${SEPARATOR}${text}` : composeNote({ text });
}

/** `name|text`, `name|`, `|text`, or a bare text. A text that repeats the name is left out. */
export function parseNote(note: string): Note {
  const at = note.indexOf(SEPARATOR);
  if (at < 0) return present({ text: note });
  return present({ name: note.slice(0, at), text: note.slice(at + 1) });
}

/** NFC, without controls, both parts trimmed; undefined if empty. */
export function cleanNote(note: string): string | undefined {
  const printable = note.normalize('NFC').replace(CONTROLS, '');
  const at = printable.indexOf(SEPARATOR);
  if (at < 0) return printable.trim() || undefined;
  const name = printable.slice(0, at).trim();
  const text = printable.slice(at + 1).trim();
  return name || text ? `${name}${SEPARATOR}${text}` : undefined;
}

/** Counts UTF-16 units, like the page's counters. */
export function isNoteWithinLimits(note: string): boolean {
  const { name = '', text = '' } = parseNote(note);
  return (
    name.length <= MAX_NOTE_NAME_LENGTH && text.length <= MAX_NOTE_TEXT_LENGTH
  );
}

function present({ name, text }: Note): Note {
  const writer = name?.trim();
  const words = text?.trim();
  return {
    ...(writer && { name: writer }),
    ...(words && words !== writer && { text: words }),
  };
}
