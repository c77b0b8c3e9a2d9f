import { ApiError, fetchStaffMember, login, logout } from '@hatira/api-client';
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

  login = async ({ email, password }: { email: string; password: string }): Promise<void> => {
    this.remember(await login(email, password));
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
    return isLoggedOut(error) ? Promise.reject(this.sessionEnded()) : Promise.resolve();
  };

  getIdentity = async (): Promise<UserIdentity> => {
    const { id, email } = this.member ?? this.remember(await fetchStaffMember());
    return { id, fullName: email };
  };

  getPermissions = (): Promise<undefined> => Promise.resolve(undefined);

  private remember(member: StaffMember): StaffMember {
    this.member = member;
    this.checkedAtMs = Date.now();
    this.hasEnded = false;
    this.hasEndedAtWork = false;
    return member;
  }

  private forget(): void {
    this.member = undefined;
    this.hasEnded = true;
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
