import {
  ApiError,
  fetchStaffMember,
  login,
  logout,
  type Login,
} from '@hatira/api-client';
import type { StaffMember } from '@hatira/contract';
import type { AuthProvider, UserIdentity } from 'react-admin';

/** An answer is valid this long: react-admin checks at every step. */
const TRUSTED_MS = 30_000;

/** The cookie's session. Any 401 leads to the login, then back to the page. */
export class SessionAuth implements AuthProvider {
  private member: StaffMember | undefined;
  private checkedAtMs = 0;
  /** Whether the server denied the session; a failed check does not count. */
  hasEnded = false;
  /** Whether an open session ended, for the login page. */
  hasEndedAtWork = false;

  private readonly listeners = new Set<() => void>();

  /** Whether a second factor must be set up first. */
  get mustSetUp(): boolean {
    return this.member?.mustSetUpSecondFactor ?? false;
  }

  /** Reports `mustSetUp`; returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  refresh = async (): Promise<void> => {
    this.remember(await fetchStaffMember());
  };

  login = async ({ email, password, code }: Login): Promise<void> => {
    this.remember(await login({ email, password, code }));
  };

  /** Also called without a session. */
  logout = async (): Promise<void> => {
    if (this.hasEnded) return;
    await logout();
    this.forget();
  };

  checkAuth = async (): Promise<void> => {
    if (this.member && Date.now() - this.checkedAtMs < TRUSTED_MS) return;
    try {
      this.remember(await fetchStaffMember());
    } catch (error) {
      // A short network failure ends no session.
      if (isLoggedOut(error)) throw this.sessionEnded();
    }
  };

  checkError = (error: unknown): Promise<void> => {
    if (isSetupRequired(error) && this.member)
      this.remember({ ...this.member, mustSetUpSecondFactor: true });
    return isLoggedOut(error)
      ? Promise.reject(this.sessionEnded())
      : Promise.resolve();
  };

  getIdentity = async (): Promise<UserIdentity> => {
    const { id, email } =
      this.member ?? this.remember(await fetchStaffMember());
    return { id, fullName: email };
  };

  getPermissions = (): Promise<undefined> => Promise.resolve(undefined);

  private remember(member: StaffMember): StaffMember {
    this.member = member;
    this.checkedAtMs = Date.now();
    this.hasEnded = false;
    this.hasEndedAtWork = false;
    this.tell();
    return member;
  }

  private forget(): void {
    this.member = undefined;
    this.hasEnded = true;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** The login page explains it; an error message would repeat that. */
  private sessionEnded(): Error {
    this.hasEndedAtWork ||= this.member !== undefined;
    this.forget();
    return Object.assign(new Error(), { message: false });
  }
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a required second factor is missing. */
function isSetupRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'second_factor_setup_required'
  );
}
