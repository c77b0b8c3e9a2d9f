import {
  confirmSecondFactor,
  done,
  ownIdentity,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
  success,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { SecondFactorController } from './second-factor.controller.js';

const IDENTITY = [
  'validation_failed',
  'password_required',
  'password_wrong',
  'code_wrong',
  'too_many_requests',
] as const;

export const secondFactorDocs = documented(SecondFactorController, {
  state: {
    operationId: 'getSecondFactor',
    access: 'staff',
    summary: 'Get the state of the second factor',
    answer: { description: 'The state.', schema: success(secondFactorState) },
    problems: [],
  },
  begin: {
    operationId: 'beginSecondFactor',
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
  confirm: {
    operationId: 'confirmSecondFactor',
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
  disable: {
    operationId: 'disableSecondFactor',
    access: 'staff',
    summary: 'Turn off the second factor',
    body: { json: ownIdentity },
    answer: {
      description: 'The second factor is off.',
      schema: done,
    },
    problems: [...IDENTITY, 'second_factor_off', 'second_factor_mandatory'],
  },
  renewRecoveryCodes: {
    operationId: 'renewRecoveryCodes',
    access: 'staff',
    summary: 'Replace the recovery codes',
    body: { json: ownIdentity },
    answer: {
      description: 'Ten recovery codes, shown once.',
      schema: success(recoveryCodes),
    },
    problems: [...IDENTITY, 'second_factor_off'],
  },
});
