import {
  STAFF_API,
  type EndedSessions,
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorState,
  type StaffSessionEntry,
  type Success,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** The own password, and a code where the account has a second factor. */
export interface OwnIdentity {
  currentPassword: string;
  code?: string;
}

/** The account's open sessions, the one that asks first. */
export async function fetchSessions(
  signal?: AbortSignal,
): Promise<StaffSessionEntry[]> {
  return (
    await panelRequest<Success<StaffSessionEntry[]>>(STAFF_API.sessions, {
      signal,
    })
  ).body.data;
}

export async function endSession(id: string): Promise<void> {
  await panelRequest(STAFF_API.endSession(id), { method: 'POST' });
}

/** Ends all sessions of the account but the one that asks; gives how many there were. */
export async function endOtherSessions(): Promise<number> {
  return (await post<EndedSessions>(STAFF_API.endOtherSessions)).ended;
}

export async function fetchSecondFactor(
  signal?: AbortSignal,
): Promise<SecondFactorState> {
  return (
    await panelRequest<Success<SecondFactorState>>(STAFF_API.secondFactor, {
      signal,
    })
  ).body.data;
}

/** What the authenticator app has to know; it counts once `confirmSecondFactor` was given a code of it. */
export function beginSecondFactor(
  identity: OwnIdentity,
): Promise<SecondFactorSetup> {
  return post<SecondFactorSetup>(STAFF_API.beginSecondFactor, identity);
}

/** Turns the second factor on; gives its recovery codes, this one time. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await post<RecoveryCodes>(STAFF_API.confirmSecondFactor, { code }))
    .recoveryCodes;
}

export async function disableSecondFactor(json: OwnIdentity): Promise<void> {
  await panelRequest(STAFF_API.disableSecondFactor, { method: 'POST', json });
}

/** New recovery codes in place of those before, this one time. */
export async function renewRecoveryCodes(
  identity: OwnIdentity,
): Promise<string[]> {
  return (await post<RecoveryCodes>(STAFF_API.recoveryCodes, identity))
    .recoveryCodes;
}

async function post<T>(url: string, json?: object): Promise<T> {
  return (await panelRequest<Success<T>>(url, { method: 'POST', json })).body
    .data;
}
