import { MAX_FILE_NAME_BYTES } from '@hatira/contract';

/** Control characters, and direction marks that disguise extensions. */
const INVISIBLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const NAMELESS = 'dosya';
const LONGEST_EXTENSION = 16;

/**
 * Cleans a guest's file name: NFC, without path and controls, at most 255 bytes
 * with the extension. Never refuses.
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
 * Splits before the extension's dot; an overlong extension is part of the stem.
 */
export function splitName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= LONGEST_EXTENSION;
  return hasExtension
    ? { stem: name.slice(0, dot), extension: name.slice(dot) }
    : { stem: name, extension: '' };
}

/** The longest prefix within `maxBytes` of UTF-8, in whole characters. */
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

/** Keeps the extension. */
export function cutName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_FILE_NAME_BYTES) return name;
  const { stem, extension } = splitName(name);
  return (
    cutToBytes(stem, MAX_FILE_NAME_BYTES - Buffer.byteLength(extension)) +
    extension
  );
}
