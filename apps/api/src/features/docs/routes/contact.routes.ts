import { contactForm, done } from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

export const contactRoutes: RouteGroup = {
  name: 'Contact',
  description: 'The form by which couples reach the provider.',
  routes: [
    {
      method: 'post',
      path: '/api/contact',
      access: 'public',
      summary: 'Send a message to the provider',
      description:
        'Kept, then mailed by a queue. Of a refusal, `details.fields` says for each wrong field `required`, ' +
        '`too_long`, `invalid` or `out_of_range`. Twenty messages an hour from one network address; refused ones do ' +
        'not count.',
      body: { json: contactForm },
      answer: {
        status: 201,
        description: 'The message is kept.',
        schema: done,
      },
      problems: ['validation_failed', 'malformed_request', 'too_many_requests'],
    },
  ],
};
