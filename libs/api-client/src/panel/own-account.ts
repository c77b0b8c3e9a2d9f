import {
  STAFF_API,
  type EndedSessions,
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorState,
  type StaffSessionEntry,
} from '@hatira/contract';
import { panelData, panelRequest } from './panel-request.js';

/** `code` only with a second factor. */
export interface OwnIdentity {
  currentPassword: string;
  code?: string;
}

/** The calling session comes first. */
export function fetchSessions(
  signal?: AbortSignal,
): Promise<StaffSessionEntry[]> {
  return panelData(STAFF_API.sessions, { signal });
}

export async function endSession(id: string): Promise<void> {
  await panelRequest(STAFF_API.endSession(id), { method: 'POST' });
}

/** Returns the number of ended sessions. */
export async function endOtherSessions(): Promise<number> {
  return (await post<EndedSessions>(STAFF_API.endOtherSessions)).ended;
}

export function fetchSecondFactor(
  signal?: AbortSignal,
): Promise<SecondFactorState> {
  return panelData(STAFF_API.secondFactor, { signal });
}

/** The authenticator app's secret; takes effect with `confirmSecondFactor`. */
export function beginSecondFactor(
  identity: OwnIdentity,
): Promise<SecondFactorSetup> {
  return post<SecondFactorSetup>(STAFF_API.beginSecondFactor, identity);
}

/** Turns on the second factor; returns its recovery codes, shown once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await post<RecoveryCodes>(STAFF_API.confirmSecondFactor, { code }))
    .recoveryCodes;
}

export async function disableSecondFactor(json: OwnIdentity): Promise<void> {
  await panelRequest(STAFF_API.disableSecondFactor, { method: 'POST', json });
}

/** Returns new recovery codes, shown once. */
export async function renewRecoveryCodes(
  identity: OwnIdentity,
): Promise<string[]> {
  return (await post<RecoveryCodes>(STAFF_API.recoveryCodes, identity))
    .recoveryCodes;
}

function post<T>(url: string, json?: object): Promise<T> {
  return panelData(url, { method: 'POST', json });
}
