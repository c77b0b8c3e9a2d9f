import {
  changeMessage,
  erasure,
  panelContactMessage,
  panelMessagesQuery,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import {
  restList,
  restChange,
} from '../../../platform/http/docs/rest-operations.js';
import { PanelMessagesController } from './panel-messages.controller.js';

export const panelMessagesDocs = documented(PanelMessagesController, {
  list: restList({
    operationId: 'listContactMessages',
    summary: 'List messages of the contact form',
    query: panelMessagesQuery,
    row: panelContactMessage,
  }),
  one: {
    operationId: 'getContactMessage',
    access: 'staff',
    summary: 'Get a message',
    answer: { description: 'The message.', schema: panelContactMessage },
    problems: ['message_not_found'],
  },
  change: {
    operationId: 'changeContactMessage',
    access: 'staff',
    summary: 'Mark a message as answered or as new',
    body: { json: changeMessage },
    answer: { description: 'The message.', schema: panelContactMessage },
    problems: ['validation_failed', 'message_not_found'],
  },
  erase: restChange({
    operationId: 'eraseMessage',
    summary: 'Erase a message with its mail, at once',
    json: erasure,
    problems: ['message_not_found', 'confirmation_mismatch'],
  }),
});
