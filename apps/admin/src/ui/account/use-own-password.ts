import { useCallback } from 'react';
import { useConfirmation } from '../confirmation/confirmation-provider';
import type { ConfirmedAction } from '../confirmation/confirmed-action';

type Question = Omit<ConfirmedAction, 'word' | 'asks'>;

/**
 * Asks for the own password, as an open panel alone must not be enough. Pass
 * its `run` to `useAction` with `isAskedAgain: isProofRefused` to show a wrong
 * password in the dialog.
 */
export function useOwnPassword(): (question: Question) => void {
  const confirm = useConfirmation();
  return useCallback(
    (question) => confirm({ ...question, asks: 'password' }),
    [confirm],
  );
}
