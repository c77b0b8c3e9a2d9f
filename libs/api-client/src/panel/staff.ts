import {
  API,
  STAFF_API,
  type EndedSessions,
  type PanelStaff,
  type PanelStaffWithPassword,
  type StaffMember,
  type Success,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** What every change of an account wants: the password of the member of staff that asks. */
export interface OwnPassword {
  currentPassword: string;
}

export interface Login {
  email: string;
  password: string;
  /** Of an account with a second factor: without it the right password is refused with `second_factor_required`. */
  code?: string;
}

/** Opens a session, which the browser keeps as a cookie. Wrong: 401; too often: 429 with `retryAfterMs`. */
export async function login(json: Login): Promise<StaffMember> {
  return (
    await panelRequest<Success<StaffMember>>(API.login, {
      method: 'POST',
      json,
    })
  ).body.data;
}

/** Ends the session on the server; no error without one. */
export async function logout(): Promise<void> {
  await panelRequest(API.logout, { method: 'POST' });
}

/** Who is logged in; 401 when nobody is. */
export async function fetchStaffMember(): Promise<StaffMember> {
  return (await panelRequest<Success<StaffMember>>(API.me)).body.data;
}

export interface Invitation extends OwnPassword {
  email: string;
  /** Undefined: the server makes one up, which is in this one answer. */
  password?: string;
}

/** Makes a new account. */
export async function inviteStaff(
  json: Invitation,
): Promise<PanelStaffWithPassword> {
  const options = { method: 'POST', json } as const;
  return (
    await panelRequest<PanelStaffWithPassword>(STAFF_API.rest('staff'), options)
  ).body;
}

/** Lets an account log in, or keeps it out and ends its sessions. */
export async function setStaffDisabled(
  id: string,
  { isDisabled, currentPassword }: OwnPassword & { isDisabled: boolean },
): Promise<PanelStaff> {
  const options = {
    method: 'PUT',
    json: { isDisabled, currentPassword },
  } as const;
  return (
    await panelRequest<PanelStaff>(STAFF_API.restOne('staff', id), options)
  ).body;
}

export interface PasswordChange extends OwnPassword {
  /** Undefined: the server makes one up. */
  password?: string;
}

export async function changeStaffPassword(
  id: string,
  change: PasswordChange,
): Promise<PanelStaffWithPassword> {
  const options = { method: 'POST', json: change } as const;
  return (
    await panelRequest<PanelStaffWithPassword>(
      STAFF_API.staffPassword(id),
      options,
    )
  ).body;
}

/** Ends all sessions of an account; gives how many there were. */
export async function endStaffSessions(
  id: string,
  json: OwnPassword,
): Promise<number> {
  const options = { method: 'POST', json } as const;
  return (
    await panelRequest<Success<EndedSessions>>(
      STAFF_API.endStaffSessions(id),
      options,
    )
  ).body.data.ended;
}

/** Takes a colleague's second factor off and ends the account's sessions. */
export async function resetSecondFactor(
  id: string,
  json: OwnPassword,
): Promise<PanelStaff> {
  const options = { method: 'POST', json } as const;
  return (
    await panelRequest<PanelStaff>(STAFF_API.resetSecondFactor(id), options)
  ).body;
}
