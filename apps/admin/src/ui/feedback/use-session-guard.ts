import { useCallback } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { isLoggedOut, isSetupRequired } from '../../providers/auth-provider';

/**
 * Guards calls outside react-admin: a lost session leads to the login, a
 * missing second factor to its set-up. The call still fails.
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
