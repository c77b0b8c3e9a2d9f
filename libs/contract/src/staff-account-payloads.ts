/** What the panel reads of the account that asks: its sessions and its second factor. Times are ISO 8601 in UTC. */

/** An open session, in words by which a person recognises it. */
export interface StaffSessionEntry {
  id: string;
  /** Names such as `Firefox` and `Windows`; null where the browser does not say. */
  browser: string | null;
  system: string | null;
  /** The network that it was last seen in, a /24 or /48; null for sessions of an earlier release. */
  network: string | null;
  createdAt: string;
  /** To within a few minutes. */
  lastSeenAt: string;
  /** When it ends unless it is used. */
  endsAt: string;
  /** The session that asks. */
  isCurrent: boolean;
}

/** How many sessions a call has ended. */
export interface EndedSessions {
  ended: number;
}

export interface SecondFactorState {
  /** Null while there is none. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
  /** Whether all staff need one, so that it cannot be turned off. */
  isRequired: boolean;
}

/** Answer of `second-factor/begin`; counts once a code of it was confirmed, within the hour. */
export interface SecondFactorSetup {
  /** The shared secret in letters, for those who type it. */
  key: string;
  /** The same as an address that authenticator apps open. */
  uri: string;
  /** That address as a QR code: a `data:` address of an SVG. */
  qr: string;
}

/** Shown once; each opens the account one time in place of a code. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
