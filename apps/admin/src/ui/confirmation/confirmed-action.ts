import type { ReactNode } from 'react';
import type { Proof } from '../account/proof';

export interface ConfirmedAction {
  title: string;
  /** Names the target, and whether an undo exists. */
  body: ReactNode;
  /** The word to type for an action without an easy undo. */
  word?: string;
  /** Where an open panel is not enough. */
  asks?: 'password' | 'password and code';
  /**
   * The dialog stays open and busy. Reports its failures, except a refused
   * proof (`isProofRefused`): the dialog asks again.
   */
  run: (proof: Proof) => Promise<unknown>;
}
