import {
  API,
  STAFF_API,
  type PanelStaff,
  type PanelStaffWithPassword,
  type StaffMember,
  type Success,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Opens a session, which the browser keeps as a cookie. Wrong: 401; too often: 429 with `retryAfterMs`. */
export async function login(email: string, password: string): Promise<StaffMember> {
  const json = { email, password };
  return (await panelRequest<Success<StaffMember>>(API.login, { method: 'POST', json })).body.data;
}

/** Ends the session on the server; no error without one. */
export async function logout(): Promise<void> {
  await panelRequest(API.logout, { method: 'POST' });
}

/** Who is logged in; 401 when nobody is. */
export async function fetchStaffMember(): Promise<StaffMember> {
  return (await panelRequest<Success<StaffMember>>(API.me)).body.data;
}

/** A new account. Without a password the server makes one up and tells it in this one answer. */
export async function inviteStaff(email: string, password?: string): Promise<PanelStaffWithPassword> {
  const options = { method: 'POST', json: { email, password } } as const;
  return (await panelRequest<PanelStaffWithPassword>(STAFF_API.rest('staff'), options)).body;
}

/** Lets an account log in, or keeps it out and ends its sessions. */
export async function setStaffDisabled(id: string, isDisabled: boolean): Promise<PanelStaff> {
  const options = { method: 'PUT', json: { isDisabled } } as const;
  return (await panelRequest<PanelStaff>(STAFF_API.restOne('staff', id), options)).body;
}

export interface PasswordChange {
  /** Undefined: the server makes one up. */
  password?: string;
  /** Needed for the own account. */
  currentPassword?: string;
}

export async function changeStaffPassword(id: string, change: PasswordChange): Promise<PanelStaffWithPassword> {
  const options = { method: 'POST', json: change } as const;
  return (await panelRequest<PanelStaffWithPassword>(STAFF_API.staffPassword(id), options)).body;
}
