import {
  controlRoom,
  panelOverview,
  success,
  uploadHours,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

export const overviewRoutes: RouteGroup = {
  name: 'Panel: overview',
  description: 'Figures of the whole installation, and the charts.',
  routes: [
    {
      operationId: 'getOverview',
      method: 'get',
      path: '/api/admin/overview',
      access: 'staff',
      summary:
        'Get disk, last backup, queues, failed files, largest and old weddings',
      description:
        'With more than 50,000 files the largest weddings and the months are up to five minutes old.',
      answer: { description: 'The figures.', schema: success(panelOverview) },
      problems: [],
    },
    {
      operationId: 'getControlRoom',
      method: 'get',
      path: '/api/admin/control-room',
      access: 'staff',
      summary: 'Get the weddings of the last 24 hours and guests in trouble',
      description: 'At most three seconds old.',
      answer: { description: 'The figures.', schema: success(controlRoom) },
      problems: [],
    },
    {
      operationId: 'getUploadHours',
      method: 'get',
      path: '/api/admin/weddings/{hash}/upload-hours',
      access: 'staff',
      summary: 'Get a wedding’s uploads by hour, in its busiest 24 hours',
      answer: { description: 'The hours.', schema: success(uploadHours) },
      problems: ['validation_failed', 'wedding_not_found'],
    },
  ],
};
