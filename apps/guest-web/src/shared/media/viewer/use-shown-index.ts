import { useCallback, useMemo, useState } from 'react';
import type { MediaItem } from '@hatira/contract';

/**
 * Follows the item; after its deletion shows the one in its place.
 * @param items not empty
 */
export function useShownIndex(
  items: readonly MediaItem[],
  wanted: string | undefined,
) {
  const [shown, setShown] = useState<{ id: string | undefined; index: number }>(
    { id: wanted, index: 0 },
  );
  const indexById = useMemo(
    () => new Map(items.map(({ id }, index) => [id, index])),
    [items],
  );
  const found = shown.id === undefined ? undefined : indexById.get(shown.id);
  const index = found ?? Math.min(shown.index, items.length - 1);
  const id = items[index]!.id;
  if (id !== shown.id || index !== shown.index) setShown({ id, index });
  const show = useCallback(
    (next: number) => setShown({ id: items[next]!.id, index: next }),
    [items],
  );
  const last = items.length - 1;
  const step = useCallback(
    (by: number) => show(Math.max(0, Math.min(last, index + by))),
    [show, index, last],
  );
  return { index, show, step };
}
