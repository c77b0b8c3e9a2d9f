import { useCallback } from 'react';
import { useConfirmation } from '../confirmation/confirmation-provider';
import type { ConfirmedAction } from '../confirmation/confirmed-action';

type Question = Omit<ConfirmedAction, 'word' | 'asks'>;

/**
 * Asks for the own password before something that an open panel must not be enough for. Hand its `run` to `useAction`
 * with `isAskedAgain: isProofRefused`, so that a wrong password is said in the dialog.
 */
export function useOwnPassword(): (question: Question) => void {
  const confirm = useConfirmation();
  return useCallback(
    (question) => confirm({ ...question, asks: 'password' }),
    [confirm],
  );
}
