/** In sessionStorage: the name of the last note that the guest wrote in this tab. */
const KEY = 'note-name';

/** Returns the name that the guest gave in an earlier note; undefined before the first. */
export function givenName(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a name for the next note. It goes with no file by this. */
export function noteGivenName(name: string): void {
  try {
    sessionStorage.setItem(KEY, name.trim());
  } catch {
    // Without storage the next dialog proposes the phone's name.
  }
}
