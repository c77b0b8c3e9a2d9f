import { cleanNote, isNoteWithinLimits } from '@hatira/contract';
import { Problem } from '../../../platform/http/errors/problem.js';

/** @throws Problem `validation_failed` when name or message is too long */
export function storedNote(given: string | null | undefined): string | null {
  const note = cleanNote(given?.toWellFormed() ?? '');
  if (note === undefined) return null;
  if (!isNoteWithinLimits(note))
    throw new Problem('validation_failed', {
      details: { fields: { note: 'too long' } },
    });
  return note;
}
