import { backgroundImageQuery, success } from '@hatira/contract/schemas';
import { z } from 'zod';
import { SERVED_BYTE_ANSWERS } from '../../platform/http/docs/common-answers.js';
import { documented } from '../../platform/http/docs/documented.js';
import { BackgroundPagesController } from './background-pages.controller.js';

export const backgroundPagesDocs = documented(BackgroundPagesController, {
  exists: {
    operationId: 'backgroundExists',
    access: 'public',
    summary: 'Check whether a page has a background',
    answer: {
      description: '`data` is true if it has.',
      schema: success(z.boolean()),
    },
    problems: ['validation_failed', 'wedding_not_found'],
  },
  image: {
    operationId: 'getBackgroundImage',
    access: 'public',
    summary: 'Get the background image',
    description:
      'With the current version in `t`, the answer may be cached forever. AVIF, WebP or JPEG by `Accept`. Supports byte ' +
      'ranges.',
    query: backgroundImageQuery,
    answer: { description: 'The image.', contentType: 'image/*' },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: [
      'validation_failed',
      'wedding_not_found',
      'background_not_found',
      'range_not_satisfiable',
    ],
  },
});
