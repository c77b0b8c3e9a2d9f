import { MAX_FILE_NAME_BYTES } from '@hatira/contract';

/** Control characters, and direction marks that can disguise an extension. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const NAMELESS = 'dosya';
const LONGEST_EXTENSION = 16;

/**
 * Cleans a guest's file name for storage: NFC, without path and control
 * characters, at most 255 bytes including the extension. Never refuses a name.
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

/**
 * Splits a name before its extension's dot. An overlong extension counts as
 * part of the stem.
 */
export function splitName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= LONGEST_EXTENSION;
  return hasExtension
    ? { stem: name.slice(0, dot), extension: name.slice(dot) }
    : { stem: name, extension: '' };
}

/**
 * The longest prefix of at most so many UTF-8 bytes, without splitting a
 * character.
 */
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

/** Shortens a name to 255 bytes and keeps its extension. */
export function cutName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_FILE_NAME_BYTES) return name;
  const { stem, extension } = splitName(name);
  return (
    cutToBytes(stem, MAX_FILE_NAME_BYTES - Buffer.byteLength(extension)) +
    extension
  );
}
