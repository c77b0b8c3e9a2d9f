import { MAX_FILE_NAME_BYTES } from '@hatira/contract';
import {
  cutToBytes,
  splitName,
} from '../../../platform/http/files/file-name.js';
import { safeName } from '../../../platform/http/files/outgoing-file-name.js';

/** What Windows takes in no name, and what turns the direction of text or moves the cursor. */
// eslint-disable-next-line no-control-regex -- removing control characters is the purpose
const FORBIDDEN =
  /[<>:"/\\|?*\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
/** Room for ` (99999)`. */
const NUMBER_UNITS = 8;
const MAX_NAME_UNITS = 150;
const MAX_FOLDER_UNITS = 60;
/**
 * Windows takes paths of 259 UTF-16 units. Unpacked, a file stands in `C:\Users\<20>\Downloads\<zip>\<folder>\`, where
 * the zip is called as the folder, with its date and the browser's ` (1)`: so many are left for folder, zip and name.
 */
const MAX_PATH_UNITS =
  259 - 'C:\\Users\\\\Downloads\\\\'.length - 20 - ' 2026-06-14 (1)\\'.length;

/** The name of the folder, and of the zip, that hold a wedding's files. */
export function folderName(title: string): string {
  return legalName(title, MAX_FOLDER_UNITS);
}

/**
 * A name that Windows, macOS and Linux can all give to a file: at most 255 bytes, its extension kept.
 * @param maxUnits of UTF-16
 */
export function legalName(given: string, maxUnits = MAX_NAME_UNITS): string {
  const { stem, extension } = splitName(
    safeName(given.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_')),
  );
  return (cutStem(stem, extension, maxUnits) + extension).replace(/[. ]+$/, '');
}

/** What of a stem fits before its extension; whole characters only. */
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
 * Makes names for the files of one folder, one after the other: legal everywhere, and no two the same where case does
 * not count. A name that is taken gets a number: `IMG_1 (2).jpg`. Its time does not depend on how many are equal.
 */
export class EntryNames {
  private readonly taken = new Set<string>();
  /** The next number to try, by the name that gets it. */
  private readonly nextNumbers = new Map<string, number>();
  private readonly maxUnits: number;

  /** @param folder in which they stand; the longer it is, the shorter they are */
  constructor(folder = '') {
    this.maxUnits = Math.min(
      MAX_NAME_UNITS,
      MAX_PATH_UNITS - 2 * folder.length,
    );
  }

  take(given: string): string {
    const name = legalName(given, this.maxUnits);
    if (this.claim(name)) return name;
    const { stem, extension } = splitName(name);
    // Cut by it, not by the name as given: long names that differ only at their end would search for ever.
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
 * Equal for names that some file system takes for the same. NTFS folds letter by letter, APFS by the whole of Unicode;
 * this folds at least as much as both, as a number too many does no harm: all four Turkish i are one, and characters
 * that cannot be seen do not count.
 */
function comparisonKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[Iİı]/g, 'i')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .toUpperCase()
    .normalize('NFD')
    .replace(/I\u0307/g, 'I');
}
