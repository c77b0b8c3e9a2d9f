import {
  ApiError,
  fetchStaffMember,
  login,
  logout,
  type Login,
} from '@hatira/api-client';
import type { StaffMember } from '@hatira/contract';
import type { AuthProvider, UserIdentity } from 'react-admin';

/** react-admin asks at every step whether somebody is logged in; within this time the answer stands. */
const TRUSTED_MS = 30_000;

/** The staff session of the browser's cookie. Any 401 leads to the login and from there back to where one was. */
export class SessionAuth implements AuthProvider {
  private member: StaffMember | undefined;
  private checkedAtMs = 0;
  /** Whether the server has said that there is no session. Not to know who is logged in is something else. */
  private hasEnded = false;
  /** Whether the server has ended the session of somebody who was at work: the login page says so. */
  hasEndedAtWork = false;

  private readonly listeners = new Set<() => void>();

  /** Whether the account can do nothing before it has a second factor. */
  get mustSetUp(): boolean {
    return this.member?.mustSetUpSecondFactor ?? false;
  }

  /** Calls back when `mustSetUp` may have changed; gives the way to end that. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads again what the account may do. */
  refresh = async (): Promise<void> => {
    this.remember(await fetchStaffMember());
  };

  login = async ({ email, password, code }: Login): Promise<void> => {
    this.remember(await login({ email, password, code }));
  };

  /** react-admin also calls this where there is no session any more: then there is nothing to end. */
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
      // A line that is down for a moment has logged nobody out.
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

  /** The login page says by itself what has happened and what is to be done: no message beside it. */
  private sessionEnded(): Error {
    this.hasEndedAtWork ||= this.member !== undefined;
    this.forget();
    return Object.assign(new Error(), { message: false });
  }
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a call was refused because the account has no second factor yet, and staff need one. */
export function isSetupRequired(error: unknown): boolean {
  return (
    error instanceof ApiError && error.code === 'second_factor_setup_required'
  );
}
