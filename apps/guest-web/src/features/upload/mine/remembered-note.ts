import { NOTE_KEY } from './note-key';

/** Goes with every file that has no note of its own. */
export function rememberedNote(): string | undefined {
  try {
    return localStorage.getItem(NOTE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
