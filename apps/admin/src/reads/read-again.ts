import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads these queries again after a change; without a key, all. Cancels the
 * running ones first: a first read that began before the change is not
 * repeated by an invalidation, and its answer would be outdated.
 */
export async function readAgain(
  queryClient: QueryClient,
  key?: string,
): Promise<void> {
  const filters = key === undefined ? {} : { queryKey: [key] };
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}
