import {
  changeMessage,
  changeSettings,
  erasure,
  panelContactMessage,
  panelMessagesQuery,
  panelSummary,
  settingsSheet,
  success,
  systemState,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';
import { REST, restChange, restList } from '../rest-routes.js';

export const panelRoutes: RouteGroup = {
  name: 'Panel: messages and settings',
  description: 'Contact messages, counts, settings and the system’s state.',
  routes: [
    restList({
      operationId: 'listContactMessages',
      resource: 'contact-messages',
      summary: 'List messages of the contact form',
      query: panelMessagesQuery,
      row: panelContactMessage,
    }),
    {
      operationId: 'getContactMessage',
      method: 'get',
      path: `${REST}/contact-messages/{id}`,
      access: 'staff',
      summary: 'Get a message',
      answer: { description: 'The message.', schema: panelContactMessage },
      problems: ['message_not_found'],
    },
    {
      operationId: 'changeContactMessage',
      method: 'put',
      path: `${REST}/contact-messages/{id}`,
      access: 'staff',
      summary: 'Mark a message as answered or as new',
      body: { json: changeMessage },
      answer: { description: 'The message.', schema: panelContactMessage },
      problems: ['validation_failed', 'message_not_found'],
    },
    restChange({
      operationId: 'eraseMessage',
      path: 'contact-messages/{id}/erase',
      summary: 'Erase a message with its mail, at once',
      json: erasure,
      problems: ['message_not_found', 'confirmation_mismatch'],
    }),
    {
      operationId: 'getSummary',
      method: 'get',
      path: '/api/admin/summary',
      access: 'staff',
      summary: 'Get the counts of the panel’s header',
      answer: { description: 'The counts.', schema: success(panelSummary) },
      problems: [],
    },
    {
      operationId: 'getSystem',
      method: 'get',
      path: '/api/admin/system',
      access: 'staff',
      summary: 'Get the state of the machine behind the panel',
      answer: {
        description: 'The ffmpeg that reads and converts videos.',
        schema: success(systemState),
      },
      problems: [],
    },
    {
      operationId: 'getSettings',
      method: 'get',
      path: '/api/admin/settings',
      access: 'staff',
      summary: 'Get the settings with the source of each value',
      answer: { description: 'The settings.', schema: success(settingsSheet) },
      problems: [],
    },
    {
      operationId: 'changeSettings',
      method: 'put',
      path: '/api/admin/settings',
      access: 'staff',
      summary: 'Change settings',
      description:
        'Send only the changes; `null` returns to the environment variable or the default. A change of ' +
        '`staffSecondFactor` needs the own password.',
      body: { json: changeSettings },
      answer: {
        description: 'All settings.',
        schema: success(settingsSheet),
      },
      problems: [
        'validation_failed',
        'password_required',
        'password_wrong',
        'too_many_requests',
      ],
    },
  ],
};
