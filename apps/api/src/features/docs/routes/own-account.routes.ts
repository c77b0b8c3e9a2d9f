import {
  confirmSecondFactor,
  done,
  endedSessions,
  ownIdentity,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
  staffSessionEntry,
  success,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { RouteGroup } from '../documented-route.js';

const SESSIONS = '/api/auth/sessions';
const SECOND_FACTOR = '/api/auth/second-factor';
const IDENTITY = [
  'validation_failed',
  'password_required',
  'password_wrong',
  'code_wrong',
  'too_many_requests',
] as const;

export const ownAccountRoutes: RouteGroup = {
  name: 'Own staff account',
  description:
    'Sessions and second factor of the calling account. A second factor is a code of an authenticator app (RFC 6238: ' +
    'SHA-1, six digits, 30 s), or one of ten recovery codes; each code works once.',
  routes: [
    {
      operationId: 'getSessions',
      method: 'get',
      path: SESSIONS,
      access: 'staff',
      summary: 'List the open sessions, that of this call first',
      answer: {
        description: 'The sessions.',
        schema: success(z.array(staffSessionEntry)),
      },
      problems: ['second_factor_setup_required'],
    },
    {
      operationId: 'endSession',
      method: 'post',
      path: `${SESSIONS}/{id}/end`,
      access: 'staff',
      summary: 'End a session',
      answer: { description: 'The session has ended.', schema: done },
      problems: ['session_not_found'],
    },
    {
      operationId: 'endOtherSessions',
      method: 'post',
      path: `${SESSIONS}/end-others`,
      access: 'staff',
      summary: 'End all other sessions',
      answer: {
        description: 'The number of ended sessions.',
        schema: success(endedSessions),
      },
      problems: [],
    },
    {
      operationId: 'getSecondFactor',
      method: 'get',
      path: SECOND_FACTOR,
      access: 'staff',
      summary: 'Get the state of the second factor',
      answer: { description: 'The state.', schema: success(secondFactorState) },
      problems: [],
    },
    {
      operationId: 'beginSecondFactor',
      method: 'post',
      path: `${SECOND_FACTOR}/begin`,
      access: 'staff',
      summary: 'Start the setup of a second factor',
      description:
        'Takes effect when it is confirmed. Replacing a second factor wants a `code` of the current one.',
      body: { json: ownIdentity },
      answer: {
        description: 'The secret for the authenticator app.',
        schema: success(secondFactorSetup),
      },
      problems: IDENTITY,
    },
    {
      operationId: 'confirmSecondFactor',
      method: 'post',
      path: `${SECOND_FACTOR}/confirm`,
      access: 'staff',
      summary:
        'Confirm the second factor with a code of the app; ends the other sessions',
      body: { json: confirmSecondFactor },
      answer: {
        description: 'Ten recovery codes, shown once.',
        schema: success(recoveryCodes),
      },
      problems: [
        'validation_failed',
        'second_factor_not_begun',
        'code_wrong',
        'too_many_requests',
      ],
    },
    {
      operationId: 'disableSecondFactor',
      method: 'post',
      path: `${SECOND_FACTOR}/disable`,
      access: 'staff',
      summary: 'Turn off the second factor',
      body: { json: ownIdentity },
      answer: {
        description: 'The second factor is off.',
        schema: done,
      },
      problems: [...IDENTITY, 'second_factor_off', 'second_factor_mandatory'],
    },
    {
      operationId: 'renewRecoveryCodes',
      method: 'post',
      path: `${SECOND_FACTOR}/recovery-codes`,
      access: 'staff',
      summary: 'Replace the recovery codes',
      body: { json: ownIdentity },
      answer: {
        description: 'Ten recovery codes, shown once.',
        schema: success(recoveryCodes),
      },
      problems: [...IDENTITY, 'second_factor_off'],
    },
  ],
};
