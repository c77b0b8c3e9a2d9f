import { ApiError } from '@hatira/api-client';
import { useMemo } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { mayBeTriedAgain } from '../../providers/query-client';

/**
 * Returns `queryOptions`: a missing wedding leads to the list, a network
 * failure does not.
 */
export function useWeddingReading() {
  const text = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const missing = text('weddings.notFound');
  return useMemo(
    () => ({
      retry: mayBeTriedAgain,
      onError: (error: Error) => {
        if (!(error instanceof ApiError) || error.status !== 404) return;
        notify(missing, { type: 'error' });
        redirect('list', 'weddings');
      },
    }),
    [missing, notify, redirect],
  );
}
