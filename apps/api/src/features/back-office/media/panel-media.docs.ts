import {
  mediaErasure,
  panelExposure,
  panelMedia,
  panelMediaQuery,
  panelSelection,
} from '@hatira/contract/schemas';
import { SERVED_BYTE_ANSWERS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import {
  restList,
  restChange,
} from '../../../platform/http/docs/rest-operations.js';
import { PanelMediaController } from './panel-media.controller.js';

export const panelMediaDocs = documented(PanelMediaController, {
  list: restList({
    operationId: 'listPanelMedia',
    summary: 'List guests’ files',
    query: panelMediaQuery,
    row: panelMedia,
  }),
  one: {
    operationId: 'getPanelMedia',
    access: 'staff',
    summary: 'Get a file, also from the trash',
    answer: { description: 'The file.', schema: panelMedia },
    problems: ['media_not_found'],
  },
  rendition: {
    operationId: 'getMediaRendition',
    access: 'staff',
    summary: 'Get a file’s rendition, also from the trash',
    answer: {
      description: 'WebP, for `playback` and `motion` MP4.',
      contentType: 'image/webp',
    },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: ['media_not_found', 'range_not_satisfiable'],
  },
  trash: restChange({
    operationId: 'trashMedia',
    summary: 'Move files to the trash',
    json: panelSelection,
  }),
  restore: restChange({
    operationId: 'restoreMedia',
    summary: 'Restore files from the trash',
    description:
      'A file that its guest took back is restored only by a call with its id alone.',
    json: panelSelection,
  }),
  retry: restChange({
    operationId: 'retryMedia',
    summary: 'Retry failed processing',
    json: panelSelection,
  }),
  expose: restChange({
    operationId: 'exposePanelMedia',
    summary: 'Show, hold or hide files to guests and walls',
    json: panelExposure,
  }),
  erase: restChange({
    operationId: 'eraseMedia',
    summary: 'Erase files in the trash with their bytes, at once',
    json: mediaErasure,
    problems: ['confirmation_mismatch', 'not_in_trash'],
  }),
});
