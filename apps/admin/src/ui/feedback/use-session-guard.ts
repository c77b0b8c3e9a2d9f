import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { isLoggedOut, isSetupRequired } from '../../providers/auth-provider';

/**
 * Waits for a call that react-admin does not make itself. When the session has ended it leads to the login, and to the
 * set-up of a second factor when that is missing; the call has failed all the same.
 */
export function useSessionGuard(): <T>(call: Promise<T>) => Promise<T> {
  const logoutIfDenied = useLogoutIfAccessDenied();
  return useCallback(
    async (call) => {
      try {
        return await call;
      } catch (error) {
        if (isLoggedOut(error) || isSetupRequired(error))
          await logoutIfDenied(error);
        throw error;
      }
    },
    [logoutIfDenied],
  );
}
