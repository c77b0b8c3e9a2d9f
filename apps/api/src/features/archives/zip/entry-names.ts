import { MAX_FILE_NAME_BYTES } from '@hatira/contract';
import {
  cutToBytes,
  splitName,
} from '../../../platform/http/files/file-name.js';
import { safeName } from '../../../platform/http/files/outgoing-file-name.js';

/** Forbidden by Windows, changing the text direction or moving the cursor. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** Room for ` (99999)`. */
const NUMBER_UNITS = 8;
const MAX_NAME_UNITS = 150;
const MAX_FOLDER_UNITS = 60;
/**
 * Windows limits paths to 259 UTF-16 units:
 * `C:\Users\<20>\Downloads\<zip>\<folder>\` and the name. The zip's name is the
 * folder's with a date and the browser's ` (1)`.
 */
const MAX_PATH_UNITS =
  259 - 'C:\\Users\\\\Downloads\\\\'.length - 20 - ' 2026-06-14 (1)\\'.length;

export function folderName(title: string): string {
  return legalName(title, MAX_FOLDER_UNITS);
}

/**
 * Returns a name for Windows, macOS and Linux, of at most 255 bytes.
 * @param maxUnits UTF-16 units
 */
export function legalName(given: string, maxUnits = MAX_NAME_UNITS): string {
  const { stem, extension } = splitName(
    safeName(given.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_')),
  );
  return (cutStem(stem, extension, maxUnits) + extension).replace(/[. ]+$/, '');
}

/** Returns the name of a zip with this title, for any file system. */
export function zipFileName(title: string): string {
  return legalName(`${title}.zip`, MAX_FOLDER_UNITS + '.zip'.length);
}

function cutStem(
  stem: string,
  extension: string,
  maxUnits: number,
  reserved = 0,
): string {
  const units = maxUnits - extension.length - reserved;
  const isWithinPair = /[\uD800-\uDBFF]/.test(stem.charAt(units - 1));
  const short =
    stem.length <= units
      ? stem
      : stem.slice(0, isWithinPair ? units - 1 : units).trimEnd();
  return cutToBytes(
    short,
    MAX_FILE_NAME_BYTES - Buffer.byteLength(extension) - reserved,
  );
}

/**
 * Makes names unique regardless of case. A number, `IMG_1 (2).jpg`, takes equal
 * time for any number of equal names.
 */
export class EntryNames {
  private readonly taken = new Set<string>();
  private readonly nextNumbers = new Map<string, number>();
  private readonly maxUnits: number;

  /**
   * @param folder its length shortens the names
   * @param inner a folder within it
   */
  constructor(folder = '', inner = '') {
    this.maxUnits = Math.min(
      MAX_NAME_UNITS,
      MAX_PATH_UNITS - 2 * folder.length - (inner ? inner.length + 1 : 0),
    );
  }

  take(given: string): string {
    const name = legalName(given, this.maxUnits);
    if (this.claim(name)) return name;
    const { stem, extension } = splitName(name);
    // The cut name counts: long names that differ at the end would search for
    // ever.
    const base = cutStem(stem, extension, this.maxUnits, NUMBER_UNITS);
    const counter = comparisonKey(base + extension);
    for (let number = this.nextNumbers.get(counter) ?? 2; ; number++) {
      const numbered = `${base} (${number})${extension}`;
      if (!this.claim(numbered)) continue;
      this.nextNumbers.set(counter, number + 1);
      return numbered;
    }
  }

  private claim(name: string): boolean {
    const key = comparisonKey(name);
    if (this.taken.has(key)) return false;
    this.taken.add(key);
    return true;
  }
}

/**
 * Folds at least like NTFS (by character) and APFS (full Unicode): a
 * superfluous number is harmless.
 */
export function comparisonKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[Iİı]/g, 'i')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replace(/I\u0307/g, 'I');
}
