import { MAX_FILE_NAME_BYTES } from '@hatira/contract';

/** Control characters, and the marks that turn the direction of text and so disguise an extension. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const NAMELESS = 'dosya';
const LONGEST_EXTENSION = 16;

/**
 * A guest's file name as it is kept: NFC, without path parts and control characters, at most 255 bytes with its
 * extension kept. A name never refuses a file (design section 3).
 */
export function cleanFileName(given: string): string {
  const base =
    given
      .toWellFormed()
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? '';
  const name = /^\.*$/.test(base) ? NAMELESS : base;
  return cutName(name);
}

/** A name without its extension, and the extension with its dot; none where the part after the dot is too long. */
export function splitName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= LONGEST_EXTENSION;
  return hasExtension
    ? { stem: name.slice(0, dot), extension: name.slice(dot) }
    : { stem: name, extension: '' };
}

/** The beginning of a text that has at most so many bytes in UTF-8, whole characters only. */
export function cutToBytes(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  let room = maxBytes;
  let beginning = '';
  for (const character of text) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    beginning += character;
  }
  return beginning.trimEnd();
}

/** A name of at most 255 bytes, its extension kept. */
export function cutName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_FILE_NAME_BYTES) return name;
  const { stem, extension } = splitName(name);
  return (
    cutToBytes(stem, MAX_FILE_NAME_BYTES - Buffer.byteLength(extension)) +
    extension
  );
}
