import { publicConfig, success } from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { PublicConfigController } from './public-config.controller.js';

export const publicConfigDocs = documented(PublicConfigController, {
  read: {
    operationId: 'getConfig',
    access: 'public',
    summary: 'Get brand, contact links and limits',
    answer: {
      description: 'The public part of the configuration.',
      schema: success(publicConfig),
    },
    problems: [],
  },
});
