import { useEffect, useEffectEvent } from 'react';
import type { MediaItem } from '@hatira/contract';
import { isDialogOpen } from '../../shared/lib/is-dialog-open';
import type { Listing } from '../../shared/media/feed/listing';
import type { Selection } from './tools/selection';

interface KeysOf {
  listing: Listing;
  selection: Selection;
  /** Undefined: the link may not delete. */
  removeSelected: (() => Promise<void>) | undefined;
}

/**
 * Ctrl+A selects all, Escape clears, Delete asks to delete, as in photo
 * applications.
 */
export function useGalleryKeys(keys: KeysOf): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen() || isTyping(event)) return;
    if (handle(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function handle(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  { listing, selection, removeSelected }: KeysOf,
): boolean {
  if (shiftKey || altKey) return false;
  if (ctrlKey || metaKey)
    return key.toLowerCase() === 'a' && selectAll(listing, selection);
  if (!selection.isChoosing) return false;
  if (key === 'Escape') selection.end();
  else if (key === 'Delete' && selection.size > 0 && removeSelected)
    void removeSelected();
  else return false;
  return true;
}

function selectAll(
  { isComplete, items }: Listing,
  selection: Selection,
): boolean {
  if (isComplete) selection.add(items.map(({ id }: MediaItem) => id));
  return true;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('select, textarea, input:not([type="checkbox"])') !== null
  );
}
