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
  name: 'The own staff account',
  description:
    'Sessions and second factor of the account that asks. A second factor is a code of an authenticator app (RFC 6238: ' +
    'SHA-1, six digits, 30 s), or one of ten recovery codes; each is taken once.',
  routes: [
    {
      method: 'get',
      path: SESSIONS,
      access: 'staff',
      summary: 'Open sessions, the one that asks first',
      answer: {
        description: 'The sessions.',
        schema: success(z.array(staffSessionEntry)),
      },
      problems: ['second_factor_setup_required'],
    },
    {
      method: 'post',
      path: `${SESSIONS}/{id}/end`,
      access: 'staff',
      summary: 'End one of them',
      answer: { description: 'It opens nothing any more.', schema: done },
      problems: ['session_not_found'],
    },
    {
      method: 'post',
      path: `${SESSIONS}/end-others`,
      access: 'staff',
      summary: 'End all but the one that asks',
      answer: {
        description: 'How many there were.',
        schema: success(endedSessions),
      },
      problems: [],
    },
    {
      method: 'get',
      path: SECOND_FACTOR,
      access: 'staff',
      summary: 'Whether there is a second factor, and recovery codes for it',
      answer: { description: 'The state.', schema: success(secondFactorState) },
      problems: [],
    },
    {
      method: 'post',
      path: `${SECOND_FACTOR}/begin`,
      access: 'staff',
      summary: 'Begin to set one up',
      description:
        'It counts once it is confirmed. In place of one that is there it takes a `code` of that one.',
      body: { json: ownIdentity },
      answer: {
        description: 'What the authenticator app has to know.',
        schema: success(secondFactorSetup),
      },
      problems: IDENTITY,
    },
    {
      method: 'post',
      path: `${SECOND_FACTOR}/confirm`,
      access: 'staff',
      summary:
        'Confirm it by the app’s code; ends the account’s other sessions',
      body: { json: confirmSecondFactor },
      answer: {
        description: 'Ten recovery codes, this one time.',
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
      method: 'post',
      path: `${SECOND_FACTOR}/disable`,
      access: 'staff',
      summary: 'Turn it off',
      body: { json: ownIdentity },
      answer: {
        description: 'The password is enough from now on.',
        schema: done,
      },
      problems: [...IDENTITY, 'second_factor_off', 'second_factor_mandatory'],
    },
    {
      method: 'post',
      path: `${SECOND_FACTOR}/recovery-codes`,
      access: 'staff',
      summary: 'Make new recovery codes in place of those before',
      body: { json: ownIdentity },
      answer: {
        description: 'Ten recovery codes, this one time.',
        schema: success(recoveryCodes),
      },
      problems: [...IDENTITY, 'second_factor_off'],
    },
  ],
};
