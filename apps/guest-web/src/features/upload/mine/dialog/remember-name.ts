import { noteUnderName } from '@hatira/contract';
import { NOTE_KEY } from '../note-key';

/** Puts the name on files that are sent from now on. */
export function rememberName(name: string): void {
  const note = noteUnderName(null, name);
  try {
    if (note) localStorage.setItem(NOTE_KEY, note);
    else localStorage.removeItem(NOTE_KEY);
  } catch {
    // Without storage only the sent files have the name.
  }
}
