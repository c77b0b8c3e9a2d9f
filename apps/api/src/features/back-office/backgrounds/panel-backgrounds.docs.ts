import {
  erasure,
  panelBackground,
  panelBackgroundsQuery,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import {
  restList,
  restChange,
} from '../../../platform/http/docs/rest-operations.js';
import { PanelBackgroundsController } from './panel-backgrounds.controller.js';

export const panelBackgroundsDocs = documented(PanelBackgroundsController, {
  list: restList({
    operationId: 'listPanelBackgrounds',
    summary: 'List page backgrounds',
    query: panelBackgroundsQuery,
    row: panelBackground,
  }),
  one: {
    operationId: 'getPanelBackground',
    access: 'staff',
    summary: 'Get a background, also from the trash',
    answer: { description: 'The background.', schema: panelBackground },
    problems: ['background_not_found'],
  },
  restore: {
    operationId: 'restoreBackground',
    access: 'staff',
    summary: 'Restore a background from the trash',
    answer: { description: 'The background.', schema: panelBackground },
    problems: [
      'background_not_found',
      'background_exists',
      'wedding_not_found',
    ],
  },
  erase: restChange({
    operationId: 'eraseBackground',
    summary: 'Erase a background in the trash with its bytes, at once',
    json: erasure,
    problems: ['background_not_found', 'confirmation_mismatch', 'not_in_trash'],
  }),
});
