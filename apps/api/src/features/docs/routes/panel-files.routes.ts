import {
  erasure,
  mediaErasure,
  panelBackground,
  panelBackgroundsQuery,
  panelExposure,
  panelMedia,
  panelMediaQuery,
  panelSelection,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';
import { REST, restChange, restList } from '../rest-routes.js';

export const panelFileRoutes: RouteGroup = {
  name: 'Panel: files',
  description: 'Guests’ files and page backgrounds, also those in the trash.',
  routes: [
    restList({
      operationId: 'listPanelMedia',
      resource: 'media',
      summary: 'List guests’ files',
      query: panelMediaQuery,
      row: panelMedia,
    }),
    {
      operationId: 'getPanelMedia',
      method: 'get',
      path: `${REST}/media/{id}`,
      access: 'staff',
      summary: 'Get a file, also from the trash',
      answer: { description: 'The file.', schema: panelMedia },
      problems: ['media_not_found'],
    },
    {
      operationId: 'getMediaRendition',
      method: 'get',
      path: `${REST}/media/{id}/{rendition}`,
      access: 'staff',
      summary: 'Get a file’s rendition, also from the trash',
      answer: {
        description: 'WebP, for `playback` and `motion` MP4.',
        contentType: 'image/webp',
      },
      moreAnswers: { 206: 'The requested range.', 304: 'Unchanged.' },
      problems: ['media_not_found', 'range_not_satisfiable'],
    },
    restChange({
      operationId: 'trashMedia',
      path: 'media/bulk-trash',
      summary: 'Move files to the trash',
      json: panelSelection,
    }),
    restChange({
      operationId: 'restoreMedia',
      path: 'media/bulk-restore',
      summary: 'Restore files from the trash',
      json: panelSelection,
    }),
    restChange({
      operationId: 'retryMedia',
      path: 'media/bulk-retry',
      summary: 'Retry failed processing',
      json: panelSelection,
    }),
    restChange({
      operationId: 'exposePanelMedia',
      path: 'media/bulk-expose',
      summary: 'Show, hold or hide files to guests and walls',
      json: panelExposure,
    }),
    restChange({
      operationId: 'eraseMedia',
      path: 'media/bulk-erase',
      summary: 'Erase files in the trash with their bytes, at once',
      json: mediaErasure,
      problems: ['confirmation_mismatch', 'not_in_trash'],
    }),
    restList({
      operationId: 'listPanelBackgrounds',
      resource: 'backgrounds',
      summary: 'List page backgrounds',
      query: panelBackgroundsQuery,
      row: panelBackground,
    }),
    {
      operationId: 'getPanelBackground',
      method: 'get',
      path: `${REST}/backgrounds/{id}`,
      access: 'staff',
      summary: 'Get a background, also from the trash',
      answer: { description: 'The background.', schema: panelBackground },
      problems: ['background_not_found'],
    },
    {
      operationId: 'restoreBackground',
      method: 'post',
      path: `${REST}/backgrounds/{id}/restore`,
      access: 'staff',
      summary: 'Restore a background from the trash',
      answer: { description: 'The background.', schema: panelBackground },
      problems: [
        'background_not_found',
        'background_exists',
        'wedding_not_found',
      ],
    },
    restChange({
      operationId: 'eraseBackground',
      path: 'backgrounds/{id}/erase',
      summary: 'Erase a background in the trash with its bytes, at once',
      json: erasure,
      problems: [
        'background_not_found',
        'confirmation_mismatch',
        'not_in_trash',
      ],
    }),
  ],
};
