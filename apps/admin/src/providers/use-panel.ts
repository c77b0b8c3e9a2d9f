import { ApiError } from '@hatira/api-client';
import { useMemo } from 'react';
import { useAuthProvider, useDataProvider } from 'react-admin';
import type { SessionAuth } from './auth-provider';
import type { PanelDataProvider } from './data-provider';

type Method = (...values: unknown[]) => Promise<unknown>;

/**
 * Returns the data provider. A lost session leads to the login and rejects with
 * a 401: react-admin's hook resolves to `{ data: {} }`, as after a success.
 */
export function usePanel(): PanelDataProvider {
  const panel = useDataProvider<PanelDataProvider>();
  const auth = useAuthProvider<SessionAuth>();
  return useMemo(() => {
    const get = (_: PanelDataProvider, name: string) => {
      const method = Reflect.get(panel, name) as Method | undefined;
      return (
        method &&
        (async (...values: unknown[]) => {
          const result = await method(...values);
          if (auth?.hasEnded)
            throw new ApiError({ status: 401, code: 'login_required' });
          return result;
        })
      );
    };
    return new Proxy(panel, { get });
  }, [auth, panel]);
}
