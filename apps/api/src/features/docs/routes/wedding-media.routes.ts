import {
  confirmedMediaUntil,
  mediaUntil,
  weddingMediaTotals,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';
import { REST, restChange } from '../rest-routes.js';

const PATH = 'weddings/{hash}/media';

export const weddingMediaRoutes: RouteGroup = {
  name: 'Panel: all files of a wedding',
  description:
    'Read the totals first. Their `until` keeps files that arrive later out of the change. After an error, send the same ' +
    'call again: it changes the rest.',
  routes: [
    {
      operationId: 'countWeddingMedia',
      method: 'get',
      path: `${REST}/${PATH}`,
      access: 'staff',
      summary: 'Count the files of a wedding',
      answer: { description: 'The totals.', schema: weddingMediaTotals },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    restChange({
      operationId: 'trashWeddingMedia',
      path: `${PATH}/trash`,
      summary: 'Move all files of a wedding to the trash',
      json: confirmedMediaUntil,
      problems: ['wedding_not_found', 'confirmation_mismatch'],
    }),
    restChange({
      operationId: 'restoreWeddingMedia',
      path: `${PATH}/restore`,
      summary: 'Restore all files of a wedding from the trash',
      json: mediaUntil,
      problems: ['wedding_not_found'],
    }),
    restChange({
      operationId: 'eraseWeddingMedia',
      path: `${PATH}/erase`,
      summary: 'Erase all files of a wedding in the trash, at once',
      json: confirmedMediaUntil,
      problems: ['wedding_not_found', 'confirmation_mismatch'],
    }),
  ],
};
