import { ApiError } from '@hatira/api-client';
import { useCallback } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { SessionAuth } from './auth-provider';
import type { PanelDataProvider } from './data-provider';

export type PanelCall = <T>(
  call: (panel: PanelDataProvider) => Promise<T>,
) => Promise<T>;

/**
 * Calls the data provider. A lost session leads to the login, and the call
 * rejects with a 401: react-admin alone answers `{ data: {} }`, as after a
 * success.
 */
export function usePanelCall(): PanelCall {
  const panel = useDataProvider<PanelDataProvider>();
  const auth = useAuthProvider<SessionAuth>();
  return useCallback(
    async (call) => {
      const result = await call(panel);
      if (auth?.hasEnded)
        throw new ApiError({ status: 401, code: 'login_required' });
      return result;
    },
    [auth, panel],
  );
}
