/** In sessionStorage: the name of the last note of this tab, after the phone's note of then. */
const KEY = 'note-name';

/**
 * Returns the name that the guest gave in an earlier note.
 * @param phoneNote the note of the phone, which holds again once the guest changes it
 */
export function givenName(phoneNote: string): string | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    const start = `${phoneNote}\n`;
    return stored.startsWith(start) ? stored.slice(start.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a name for the next note. It goes with no file by this. */
export function noteGivenName(name: string, phoneNote: string): void {
  try {
    sessionStorage.setItem(KEY, `${phoneNote}\n${name.trim()}`);
  } catch {
    // Without storage the next dialog proposes the phone's name.
  }
}
