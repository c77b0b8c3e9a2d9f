import { useCallback } from 'react';
import { fetchDeleted, restoreDeleted } from '@hatira/api-client';
import { MAX_BULK_IDS, type DeletedItem } from '@hatira/contract';
import { useLoaded } from '../../shared/lib/use-loaded';

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
      const restored = await restoreAll(hash, ids);
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

async function restoreAll(
  hash: number,
  ids: readonly string[],
): Promise<number> {
  let restored = 0;
  for (let start = 0; start < ids.length; start += MAX_BULK_IDS)
    restored += await restoreDeleted(
      hash,
      ids.slice(start, start + MAX_BULK_IDS),
    );
  return restored;
}
