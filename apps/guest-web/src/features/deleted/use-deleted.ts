import { useCallback } from 'react';
import { fetchDeleted, restoreDeleted } from '@hatira/api-client';
import type { DeletedItem } from '@hatira/contract';
import { useLoaded } from '../../shared/lib/use-loaded';
import { inParts } from '../../shared/media/removal/in-parts';

interface Loaded {
  items: readonly DeletedItem[];
  nextCursor: string | undefined;
}

/** Pages of deleted items; `loaded` is undefined while the first one loads. */
export function useDeleted(hash: number) {
  const read = useCallback(
    (signal: AbortSignal): Promise<Loaded> =>
      fetchDeleted(hash, undefined, signal),
    [hash],
  );
  const { value: loaded, error, retry, change } = useLoaded(read);

  const more = useCallback(async () => {
    const page = await fetchDeleted(hash, loaded?.nextCursor);
    change(({ items }) => ({
      items: [...items, ...page.items],
      nextCursor: page.nextCursor,
    }));
  }, [hash, loaded?.nextCursor, change]);

  /** Takes them off the page, also those that were in the gallery already. */
  const restore = useCallback(
    async (ids: readonly string[]): Promise<number> => {
      const restored = await inParts(ids, (part) => restoreDeleted(hash, part));
      const gone = new Set(ids);
      change((now) => ({
        ...now,
        items: now.items.filter(({ id }) => !gone.has(id)),
      }));
      return restored;
    },
    [hash, change],
  );
  return { loaded, error, retry, more, restore };
}
