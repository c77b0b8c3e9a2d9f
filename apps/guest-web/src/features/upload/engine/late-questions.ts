import type { Turn } from '@hatira/contract';
import type { KnownFile } from './known/known-file';
import { KnownFiles } from './known/known-files';
import { awaitTurn } from './network/await-turn';
import type { RequestSlots } from './network/request-slots';

let knownFiles: KnownFiles | undefined;
const held = new WeakSet<RequestSlots>();

/** A visit has one upload path. Pages without https cannot hash. */
export async function known(
  uploadPath: string,
  file: File,
  note?: string,
): Promise<KnownFile> {
  if (!(crypto as Partial<Crypto>).subtle) return {};
  knownFiles ??= new KnownFiles(uploadPath);
  return knownFiles.of(file, note);
}

/**
 * Resolves when the phone may go on. One wait at a time; requests on their way
 * go on.
 */
export async function takeTurn(
  uploadPath: string,
  turn: Turn,
  slots: RequestSlots,
): Promise<void> {
  if (held.has(slots)) return;
  slots.limitTo(turn.requests);
  if (turn.waitMs === 0) return;
  held.add(slots);
  const kindOf = () => (slots.isPhotoNext ? 'photo' : 'video');
  await awaitTurn(uploadPath, turn, kindOf);
  held.delete(slots);
}
