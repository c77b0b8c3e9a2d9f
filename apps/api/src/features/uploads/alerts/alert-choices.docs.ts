import { alertChoice, weddingAlerts } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { AlertChoicesController } from './alert-choices.controller.js';

const ALERTS = {
  access: 'staff',
  answer: { description: 'Alerts and their ways.', schema: weddingAlerts },
} as const;

export const alertChoicesDocs = documented(AlertChoicesController, {
  read: {
    ...ALERTS,
    operationId: 'getWeddingAlerts',
    summary: 'Get the alerts of a wedding',
    problems: ['validation_failed', 'wedding_not_found'],
  },
  change: {
    ...ALERTS,
    operationId: 'changeWeddingAlerts',
    summary: 'Choose the alerts of a wedding',
    body: { json: alertChoice },
    problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
  },
});
