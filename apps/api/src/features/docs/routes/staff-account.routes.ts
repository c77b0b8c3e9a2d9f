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
    'Staff invite and disable each other, but not themselves or the last enabled account. Calls that change an account ' +
    'want the caller’s own password as `currentPassword`.',
  routes: [
    restList({
      resource: 'staff',
      operationId: 'listStaff',
      summary: 'List the accounts',
      query: panelStaffQuery,
      row: panelStaff,
    }),
    {
      operationId: 'getStaff',
      method: 'get',
      path: `${STAFF}/{id}`,
      access: 'staff',
      summary: 'Get an account',
      answer: { description: 'The account.', schema: panelStaff },
      problems: ['staff_not_found'],
    },
    {
      operationId: 'inviteStaff',
      method: 'post',
      path: STAFF,
      access: 'staff',
      summary: 'Create an account',
      description:
        'Without a password, the server chooses one and shows it once.',
      body: { json: inviteStaff },
      answer: {
        status: 201,
        description: 'The new account.',
        schema: panelStaffWithPassword,
      },
      problems: ['validation_failed', 'staff_exists', ...OWN_PASSWORD],
    },
    {
      operationId: 'changeStaff',
      method: 'put',
      path: `${STAFF}/{id}`,
      access: 'staff',
      summary: 'Disable an account, which ends its sessions, or enable it',
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
      operationId: 'changeStaffPassword',
      method: 'post',
      path: `${STAFF}/{id}/password`,
      access: 'staff',
      summary: 'Change a password, which ends the account’s sessions',
      description: 'The session of this call and the second factor stay.',
      body: { json: changePassword },
      answer: {
        description: 'The account, and the password if the server chose it.',
        schema: panelStaffWithPassword,
      },
      problems: ['validation_failed', 'staff_not_found', ...OWN_PASSWORD],
    },
    {
      operationId: 'endStaffSessions',
      method: 'post',
      path: `${STAFF}/{id}/sessions/end`,
      access: 'staff',
      summary: 'End all sessions of an account',
      body: { json: ownPassword },
      answer: {
        description: 'The number of ended sessions.',
        schema: success(endedSessions),
      },
      problems: ['validation_failed', 'staff_not_found', ...OWN_PASSWORD],
    },
    {
      operationId: 'resetSecondFactor',
      method: 'post',
      path: `${STAFF}/{id}/second-factor/reset`,
      access: 'staff',
      summary:
        'Remove a colleague’s second factor, for example after a lost phone; ends the account’s sessions',
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
    restList({
      resource: 'audit',
      operationId: 'listAudit',
      summary: 'List the audit trail',
      query: auditQuery,
      row: auditEntry,
    }),
  ],
};
