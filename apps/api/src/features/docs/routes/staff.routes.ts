import { done, login, staffMember, success } from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

export const staffRoutes: RouteGroup = {
  name: 'Staff sessions',
  description:
    'The session lives on the server; the cookie `hatira_session` is its key. Of calls that change something, those ' +
    'whose `Origin` is another site are refused.',
  routes: [
    {
      method: 'post',
      path: '/api/auth/login',
      access: 'public',
      summary: 'Log in',
      description:
        'Ten wrong tries within ten minutes, by e-mail or network address, and the next ones wait. An account with a ' +
        'second factor is answered `second_factor_required` to the right password: send the same again with its `code`.',
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
    {
      method: 'get',
      path: '/api/auth/me',
      access: 'staff',
      summary: 'Who is logged in',
      description:
        'Every call of staff but this one and those of the second factor answers 403 while one has to be set up.',
      answer: {
        description: 'The staff member.',
        schema: success(staffMember),
      },
      problems: [],
    },
    {
      method: 'post',
      path: '/api/auth/logout',
      access: 'public',
      summary: 'Log out',
      description: 'Ends the session everywhere. No error without one.',
      answer: { description: 'There is no session any more.', schema: done },
      problems: ['foreign_origin'],
    },
  ],
};
