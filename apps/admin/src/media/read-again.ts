import type { PanelMedia } from '@hatira/contract';
import type { Query } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';

const READ_AGAIN_MS = 5_000;

/**
 * Returns milliseconds; false after a failure. Retried files return to their
 * list on a later read.
 */
export function readAgainAfterMs({
  queryKey,
  state,
}: Query<GetListResult<PanelMedia>>): number | false {
  if (state.status === 'error') return false;
  const { filter } = queryKey[2] as { filter?: { processing?: string } };
  const isPending = state.data?.data.some(
    ({ processing }) => processing === 'pending',
  );
  return isPending || filter?.processing !== undefined ? READ_AGAIN_MS : false;
}
