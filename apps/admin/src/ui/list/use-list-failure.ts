import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { isLoggedOut } from '../../providers/auth-provider';

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
