import type { ReactNode } from 'react';
import type { Proof } from '../account/proof';

export interface ConfirmedAction {
  title: string;
  /** Names the target, and says whether an undo exists. */
  body: ReactNode;
  /** The word to type, for an action without an easy undo. */
  word?: string;
  /** Proof of the account's owner, where an open panel is not enough. */
  asks?: 'password' | 'password and code';
  /**
   * Runs the action while the dialog stays open and busy. It shows its own
   * failures, except a refused proof (`isProofRefused`): the dialog asks again.
   */
  run: (proof: Proof) => Promise<unknown>;
}
