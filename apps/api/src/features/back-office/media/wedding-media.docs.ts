import {
  confirmedMediaUntil,
  mediaUntil,
  weddingMediaTotals,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { restChange } from '../../../platform/http/docs/rest-operations.js';
import { WeddingMediaController } from './wedding-media.controller.js';

export const weddingMediaDocs = documented(WeddingMediaController, {
  totals: {
    operationId: 'countWeddingMedia',
    access: 'staff',
    summary: 'Count the files of a wedding',
    answer: { description: 'The totals.', schema: weddingMediaTotals },
    problems: ['validation_failed', 'wedding_not_found'],
  },
  trash: restChange({
    operationId: 'trashWeddingMedia',
    summary: 'Move all files of a wedding to the trash',
    json: confirmedMediaUntil,
    problems: ['wedding_not_found', 'confirmation_mismatch'],
  }),
  restore: restChange({
    operationId: 'restoreWeddingMedia',
    summary: 'Restore all files of a wedding from the trash',
    description: 'Files that their guests took back stay there.',
    json: mediaUntil,
    problems: ['wedding_not_found'],
  }),
  erase: restChange({
    operationId: 'eraseWeddingMedia',
    summary: 'Erase all files of a wedding in the trash, at once',
    json: confirmedMediaUntil,
    problems: ['wedding_not_found', 'confirmation_mismatch'],
  }),
});
