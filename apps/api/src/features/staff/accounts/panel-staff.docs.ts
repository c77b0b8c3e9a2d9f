import {
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
import { documented } from '../../../platform/http/docs/documented.js';
import { restList } from '../../../platform/http/docs/rest-operations.js';
import { PanelStaffController } from './panel-staff.controller.js';

const OWN_PASSWORD = [
  'password_required',
  'password_wrong',
  'too_many_requests',
] as const;

export const panelStaffDocs = documented(PanelStaffController, {
  list: restList({
    operationId: 'listStaff',
    summary: 'List the accounts',
    query: panelStaffQuery,
    row: panelStaff,
  }),
  one: {
    operationId: 'getStaff',
    access: 'staff',
    summary: 'Get an account',
    answer: { description: 'The account.', schema: panelStaff },
    problems: ['staff_not_found'],
  },
  invite: {
    operationId: 'inviteStaff',
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
  change: {
    operationId: 'changeStaff',
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
  changePassword: {
    operationId: 'changeStaffPassword',
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
  endSessions: {
    operationId: 'endStaffSessions',
    access: 'staff',
    summary: 'End all sessions of an account',
    body: { json: ownPassword },
    answer: {
      description: 'The number of ended sessions.',
      schema: success(endedSessions),
    },
    problems: ['validation_failed', 'staff_not_found', ...OWN_PASSWORD],
  },
  resetSecondFactor: {
    operationId: 'resetSecondFactor',
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
});
