import { contactForm, done } from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

export const contactRoutes: RouteGroup = {
  name: 'Contact',
  description: 'The contact form of the provider.',
  routes: [
    {
      operationId: 'sendContactMessage',
      method: 'post',
      path: '/api/contact',
      access: 'public',
      summary: 'Send a message to the provider',
      description:
        'Stored, then mailed by a queue. `details.fields` of an error has `required`, `too_long`, `invalid` or ' +
        '`out_of_range` for each wrong field. Twenty messages an hour from one network address; refused ones do not ' +
        'count.',
      body: { json: contactForm },
      answer: {
        status: 201,
        description: 'The message is stored.',
        schema: done,
      },
      problems: ['validation_failed', 'malformed_request', 'too_many_requests'],
    },
  ],
};
