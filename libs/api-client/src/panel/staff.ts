import {
  API,
  STAFF_API,
  type EndedSessions,
  type PanelStaff,
  type PanelStaffWithPassword,
  type StaffMember,
} from '@hatira/contract';
import { panelBody, panelData, panelRequest } from './panel-request.js';

/** The caller's. */
export interface OwnPassword {
  currentPassword: string;
}

export interface Login {
  email: string;
  password: string;
  /**
   * The code of the second factor: without it, the right password answers
   * `second_factor_required`.
   */
  code?: string;
}

/**
 * The session is a cookie.
 * @throws ApiError 401 for wrong credentials; 429 with `retryAfterMs`
 */
export function login(json: Login): Promise<StaffMember> {
  return panelData(API.login, { method: 'POST', json });
}

/** Not an error without a session. */
export async function logout(): Promise<void> {
  await panelRequest(API.logout, { method: 'POST' });
}

/** @throws ApiError 401 without a login */
export function fetchStaffMember(): Promise<StaffMember> {
  return panelData(API.me);
}

export interface Invitation extends OwnPassword {
  email: string;
  /** Undefined: the server generates one and answers it once. */
  password?: string;
}

export function inviteStaff(json: Invitation): Promise<PanelStaffWithPassword> {
  const options = { method: 'POST', json } as const;
  return panelBody(STAFF_API.rest('staff'), options);
}

export interface PasswordChange extends OwnPassword {
  /** Undefined: the server generates one. */
  password?: string;
}

export function changeStaffPassword(
  id: string,
  change: PasswordChange,
): Promise<PanelStaffWithPassword> {
  const options = { method: 'POST', json: change } as const;
  return panelBody(STAFF_API.staffPassword(id), options);
}

/** Returns the number of ended sessions. */
export async function endStaffSessions(
  id: string,
  json: OwnPassword,
): Promise<number> {
  const options = { method: 'POST', json } as const;
  return (
    await panelData<EndedSessions>(STAFF_API.endStaffSessions(id), options)
  ).ended;
}

/** Also ends the sessions. */
export function resetSecondFactor(
  id: string,
  json: OwnPassword,
): Promise<PanelStaff> {
  const options = { method: 'POST', json } as const;
  return panelBody(STAFF_API.resetSecondFactor(id), options);
}
