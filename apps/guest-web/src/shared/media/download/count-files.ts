import { fetchMediaPage } from '@hatira/api-client';

/** @throws ApiError */
export async function countFiles(hash: number): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await fetchMediaPage({ hash, kind: 'all', cursor });
    count += page.items.length;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return count;
}
