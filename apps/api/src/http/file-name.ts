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
  const base = given.toWellFormed().normalize('NFC').replace(INVISIBLE, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  const name = /^\.*$/.test(base) ? NAMELESS : base;
  return cutToBytes(name);
}

function cutToBytes(name: string): string {
  if (Buffer.byteLength(name) <= MAX_FILE_NAME_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= LONGEST_EXTENSION;
  const extension = hasExtension ? name.slice(dot) : '';
  let room = MAX_FILE_NAME_BYTES - Buffer.byteLength(extension);
  let stem = '';
  for (const character of hasExtension ? name.slice(0, dot) : name) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    stem += character;
  }
  return stem.trimEnd() + extension;
}
