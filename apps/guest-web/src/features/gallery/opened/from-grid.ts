import { entryNotes } from '../../../shared/media/viewer/layers/back-layer-entry';

/** False for a picture that opened with the page's address. */
export function isFromGrid(): boolean {
  const notes = entryNotes() as { isOpened?: boolean } | null | undefined;
  return notes?.isOpened === true;
}
