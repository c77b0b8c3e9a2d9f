import { done, login, staffMember, success } from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { AuthController } from './auth.controller.js';

export const authDocs = documented(AuthController, {
  login: {
    operationId: 'login',
    access: 'public',
    summary: 'Log in',
    description:
      'After ten wrong attempts within ten minutes, by e-mail or network address, further ones answer 429. With a second ' +
      'factor, the right password answers `second_factor_required`: send the same again with a `code`.',
    body: { json: login },
    answer: {
      description: 'Sets the session cookie.',
      schema: success(staffMember),
    },
    problems: [
      'validation_failed',
      'malformed_request',
      'invalid_credentials',
      'second_factor_required',
      'second_factor_wrong',
      'foreign_origin',
      'too_many_requests',
    ],
  },
  me: {
    operationId: 'getMe',
    access: 'staff',
    summary: 'Get the logged-in account',
    description:
      'If the account must set up a second factor first, all staff calls but this one and those of the setup answer 403.',
    answer: {
      description: 'The account.',
      schema: success(staffMember),
    },
    problems: [],
  },
  logout: {
    operationId: 'logout',
    access: 'public',
    summary: 'Log out',
    description:
      'Ends the session on the server. Not an error without a session.',
    answer: { description: 'The session has ended.', schema: done },
    problems: ['foreign_origin'],
  },
});
