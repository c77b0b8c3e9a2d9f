import { extensionsOf } from '@hatira/contract';
import { cutName, splitName } from './file-name.js';

/** Control characters, marks that turn the direction of text, and marks without width; the joiners of emoji stay. */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Devices of Windows: not names there, with any extension and any case. */
const DEVICE =
  /^(CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³])\s*(\.|$)/i;
/** macOS and Linux do not show such files, and act on some of them (`.DS_Store`, `.directory`). */
const HIDDEN = /^\./;
const NAMELESS = 'dosya';

/** A name that no system hides, takes for a device or shows in another order; its length stays as it is. */
export function ordinaryName(given: string): string {
  const plain = given.toWellFormed().normalize('NFC').replace(UNSEEN, '');
  const name = plain.trim().replace(/[.\s]+$/, '') || NAMELESS;
  return DEVICE.test(name) || HIDDEN.test(name) ? `_${name}` : name;
}

/**
 * The name under which a guest's file leaves the server: a click on it opens a picture or video, never a program. Its
 * extension is one of the content's type; to any other name the usual one is appended (`IMG.jpg.hta` is
 * `IMG.jpg.hta.jpg`, `desktop.ini` is `desktop.ini.jpg`). At most 255 bytes. The stored name stays as it was given.
 * @param mimeType by signature
 */
export function outgoingFileName(stored: string, mimeType: string): string {
  const name = ordinaryName(stored);
  const extensions = extensionsOf(mimeType);
  const isOfType = extensions.includes(
    splitName(name).extension.slice(1).toLowerCase(),
  );
  return cutName(isOfType ? name : `${name}.${extensions[0]}`);
}
