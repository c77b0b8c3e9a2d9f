import type { ReactNode } from 'react';
import type { Proof } from '../account/proof';

/** What a verification asks for, and what it does then. */
export interface ConfirmedAction {
  /** What is about to happen. */
  title: string;
  /** To what, and whether it can be taken back. */
  body: ReactNode;
  /** What has to be typed; for what cannot simply be taken back. */
  word?: string;
  /** What shows that the owner of the account sits there; for what an open panel must not be enough for. */
  asks?: 'password' | 'password and code';
  /**
   * Does it; the dialog stays, busy, until it has ended. Shows its failures itself, but rejects where the proof was
   * refused (`isProofRefused`): the dialog then asks again.
   */
  run: (proof: Proof) => Promise<unknown>;
}
