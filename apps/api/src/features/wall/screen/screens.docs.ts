import {
  done,
  wallChanges,
  wallReport,
  wallState,
  wallView,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import { SERVED_BYTE_ANSWERS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { ScreensController } from './screens.controller.js';

export const screensDocs = documented(ScreensController, {
  view: {
    operationId: 'getWall',
    access: 'secret',
    summary: 'Get a wall with its items',
    description:
      'Items that the couple shows, whatever guests see on their phones. A sealed album has no items.',
    answer: { description: 'The wall.', schema: wallView },
    problems: ['wall_not_found'],
  },
  follow: {
    operationId: 'getWallEvents',
    access: 'secret',
    summary: 'Stream the changes of a wall',
    description:
      'Server-sent events: `ready` once, `media` with `WallChanges`, `state` with `WallState`, `beat` every 20 seconds, ' +
      'and `ended`. Read the wall again after each `ready`.',
    answer: {
      description: 'The stream; the schema is that of the events’ data.',
      contentType: 'text/event-stream',
      schema: z.union([wallChanges, wallState]),
    },
    problems: ['wall_not_found', 'too_many_requests'],
  },
  picture: {
    operationId: 'getWallPicture',
    access: 'secret',
    summary: 'Get a picture or video of a wall',
    description:
      '`thumb`, `preview` or `poster`, a WebP; `playback`, an MP4 for every browser. Each request checks wall and item anew. Supports ' +
      'byte ranges.',
    answer: { description: 'The file.', contentType: '*/*' },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: [
      'media_not_found',
      'wall_not_found',
      'range_not_satisfiable',
      'content_changed',
    ],
  },
  report: {
    operationId: 'reportWall',
    access: 'secret',
    summary: 'Report the items on the screen',
    description: 'For the couple’s remote control.',
    body: { json: wallReport },
    answer: { description: 'Noted.', schema: done },
    problems: [
      'validation_failed',
      'malformed_request',
      'body_too_large',
      'wall_not_found',
      'too_many_requests',
    ],
  },
});
