import {
  auditEntry,
  auditQuery,
  changePassword,
  changeStaff,
  endedSessions,
  inviteStaff,
  ownPassword,
  panelStaff,
  panelStaffQuery,
  panelStaffWithPassword,
  success,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';
import { restList } from '../rest-routes.js';

const STAFF = '/api/admin/rest/staff';
const OWN_PASSWORD = [
  'password_required',
  'password_wrong',
  'too_many_requests',
] as const;

export const staffAccountRoutes: RouteGroup = {
  name: 'Staff accounts and audit trail',
  description:
    'Staff invite and disable each other; themselves and the last open account they cannot disable. Calls that change ' +
    'an account want the own password of the member of staff that asks, `currentPassword`.',
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
      description:
        'Without a password one is made up and answered, this one time.',
      body: { json: inviteStaff },
      answer: {
        status: 201,
        description: 'The new account.',
        schema: panelStaffWithPassword,
      },
      problems: ['validation_failed', 'staff_exists', ...OWN_PASSWORD],
    },
    {
      method: 'put',
      path: `${STAFF}/{id}`,
      access: 'staff',
      summary:
        'Disable an account, which ends its sessions, or enable it again',
      body: { json: changeStaff },
      answer: { description: 'The account.', schema: panelStaff },
      problems: [
        'validation_failed',
        'staff_not_found',
        'staff_self',
        'staff_last',
        ...OWN_PASSWORD,
      ],
    },
    {
      method: 'post',
      path: `${STAFF}/{id}/password`,
      access: 'staff',
      summary: 'Change a password, which ends the account’s sessions',
      description:
        'Of the own account the session that asks stays. A second factor stays.',
      body: { json: changePassword },
      answer: {
        description: 'The account, and the password when it was made up.',
        schema: panelStaffWithPassword,
      },
      problems: ['validation_failed', 'staff_not_found', ...OWN_PASSWORD],
    },
    {
      method: 'post',
      path: `${STAFF}/{id}/sessions/end`,
      access: 'staff',
      summary: 'End all sessions of an account',
      body: { json: ownPassword },
      answer: {
        description: 'How many there were.',
        schema: success(endedSessions),
      },
      problems: ['validation_failed', 'staff_not_found', ...OWN_PASSWORD],
    },
    {
      method: 'post',
      path: `${STAFF}/{id}/second-factor/reset`,
      access: 'staff',
      summary:
        'Take off a colleague’s second factor, whose phone is lost; ends the account’s sessions',
      body: { json: ownPassword },
      answer: { description: 'The account.', schema: panelStaff },
      problems: [
        'validation_failed',
        'staff_not_found',
        'second_factor_own',
        'second_factor_off',
        ...OWN_PASSWORD,
      ],
    },
    restList('audit', 'Who did what, and when', auditQuery, auditEntry),
  ],
};
