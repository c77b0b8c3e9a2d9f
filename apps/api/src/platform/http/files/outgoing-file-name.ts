import { extensionsOf } from '@hatira/contract';
import { cutName, splitName } from './file-name.js';

/** Controls, direction and zero-width marks; the joiners of emoji stay. */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Reserved by Windows with any extension, in any case. */
const DEVICE =
  /^(CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³])\s*(\.|$)/i;
/** macOS and Linux hide such files and interpret some (`.DS_Store`). */
const HIDDEN = /^\./;
const NAMELESS = 'dosya';

/** A name that no system hides, reserves or reorders; its length stays. */
export function safeName(given: string): string {
  const plain = given.toWellFormed().normalize('NFC').replace(UNSEEN, '');
  const name = plain.trim().replace(/[.\s]+$/, '') || NAMELESS;
  return DEVICE.test(name) || HIDDEN.test(name) ? `_${name}` : name;
}

/**
 * The download name of a guest's file, which never runs. Appends the usual
 * extension unless it fits the content: `IMG.jpg.hta` becomes
 * `IMG.jpg.hta.jpg`. At most 255 bytes.
 * @param mimeType by signature
 */
export function outgoingFileName(stored: string, mimeType: string): string {
  const name = safeName(stored);
  const extensions = extensionsOf(mimeType);
  const isOfType = extensions.includes(
    splitName(name).extension.slice(1).toLowerCase(),
  );
  return cutName(isOfType ? name : `${name}.${extensions[0]}`);
}
