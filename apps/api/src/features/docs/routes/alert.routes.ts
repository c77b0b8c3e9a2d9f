import { alertChoice, weddingAlerts } from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

const ALERTS = {
  path: '/api/admin/weddings/{hash}/alerts',
  access: 'staff',
  answer: { description: 'Alerts and their ways.', schema: weddingAlerts },
} as const;

export const alertRoutes: RouteGroup = {
  name: 'Alerts',
  description:
    'What the provider hears of a wedding on its day: its first photo, an hour without files, failing uploads.',
  routes: [
    {
      ...ALERTS,
      operationId: 'getWeddingAlerts',
      method: 'get',
      summary: 'Get the alerts of a wedding',
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      ...ALERTS,
      operationId: 'changeWeddingAlerts',
      method: 'put',
      summary: 'Choose the alerts of a wedding',
      body: { json: alertChoice },
      problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
    },
  ],
};
