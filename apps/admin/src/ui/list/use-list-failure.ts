import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { isLoggedOut } from '../../providers/auth-provider';

/** The toast of a list that could not be read, as `queryOptions` of react-admin. */
export function useListFailure(message: string): {
  onError: (error: Error) => void;
} {
  const notify = useNotify();
  return useMemo(
    () => ({
      onError: (error) =>
        void (isLoggedOut(error) || notify(message, { type: 'error' })),
    }),
    [notify, message],
  );
}
