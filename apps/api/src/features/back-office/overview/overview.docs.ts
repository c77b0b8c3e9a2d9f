import { panelOverview, success, uploadHours } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { OverviewController } from './overview.controller.js';

export const overviewDocs = documented(OverviewController, {
  overview: {
    operationId: 'getOverview',
    access: 'staff',
    summary:
      'Get disk, last backup, queues, failed files, largest and old weddings',
    description:
      'With more than 50,000 files the largest weddings and the months are up to five minutes old.',
    answer: { description: 'The figures.', schema: success(panelOverview) },
    problems: [],
  },
  uploadHours: {
    operationId: 'getUploadHours',
    access: 'staff',
    summary: 'Get a wedding’s uploads by hour, in its busiest 24 hours',
    answer: { description: 'The hours.', schema: success(uploadHours) },
    problems: ['validation_failed', 'wedding_not_found'],
  },
});
