import {
  auditEntry,
  auditQuery,
  changePassword,
  changeStaff,
  inviteStaff,
  panelStaff,
  panelStaffQuery,
  panelStaffWithPassword,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';
import { restList } from '../rest-routes.js';

const STAFF = '/api/admin/rest/staff';

export const staffAccountRoutes: RouteGroup = {
  name: 'Staff accounts and audit trail',
  description: 'Staff invite and disable each other; nobody locks out themselves or everybody.',
  routes: [
    restList('staff', 'Accounts', panelStaffQuery, panelStaff),
    {
      method: 'get',
      path: `${STAFF}/{id}`,
      access: 'staff',
      summary: 'One account',
      answer: { description: 'The account.', schema: panelStaff },
      problems: ['staff_not_found'],
    },
    {
      method: 'post',
      path: STAFF,
      access: 'staff',
      summary: 'Invite somebody',
      description: 'Without a password one is made up and answered, this one time.',
      body: { json: inviteStaff },
      answer: { status: 201, description: 'The new account.', schema: panelStaffWithPassword },
      problems: ['validation_failed', 'staff_exists'],
    },
    {
      method: 'put',
      path: `${STAFF}/{id}`,
      access: 'staff',
      summary: 'Disable an account, which ends its sessions, or enable it again',
      body: { json: changeStaff },
      answer: { description: 'The account.', schema: panelStaff },
      problems: ['validation_failed', 'staff_not_found', 'staff_self', 'staff_last'],
    },
    {
      method: 'post',
      path: `${STAFF}/{id}/password`,
      access: 'staff',
      summary: 'Change a password, which ends the account’s sessions',
      description: 'For the own account `currentPassword` is needed, and the session that asks stays.',
      body: { json: changePassword },
      answer: { description: 'The account, and the password when it was made up.', schema: panelStaffWithPassword },
      problems: ['validation_failed', 'staff_not_found', 'password_wrong', 'too_many_requests'],
    },
    restList('audit', 'Who did what, and when', auditQuery, auditEntry),
  ],
};
