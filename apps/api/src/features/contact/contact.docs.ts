import { contactForm, done } from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { ContactController } from './contact.controller.js';

export const contactDocs = documented(ContactController, {
  send: {
    operationId: 'sendContactMessage',
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
});
