import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads these queries again; without a key, all. Cancels running ones first: an
 * invalidation does not repeat a first read, whose answer would be outdated.
 */
export async function readAgain(
  queryClient: QueryClient,
  key?: string,
): Promise<void> {
  const filters = key === undefined ? {} : { queryKey: [key] };
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}
