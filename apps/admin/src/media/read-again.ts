import type { PanelMedia } from '@hatira/contract';
import type { Query } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';

const READ_AGAIN_MS = 5_000;

/**
 * Time until a list of files is read again: while something is being prepared, and where only what failed or waits is
 * asked for, into which a file that is tried again comes back by itself. A list that could not be read waits.
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
