import {
  albumVisibility,
  changeVisibility,
  exposureChange,
  exposureResult,
} from '@hatira/contract/schemas';
import {
  COUPLE_PROBLEMS,
  COUPLE_BODY_PROBLEMS,
} from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { CoupleVisibilityController } from './couple-visibility.controller.js';

/** The two calls of staff have the same texts. */
export const VISIBILITY_READ = {
  summary: 'Get what guests, walls and relatives see of the album',
  answer: { description: 'The choice.', schema: albumVisibility },
} as const;

export const VISIBILITY_CHANGE = {
  summary: 'Choose what guests, walls and relatives see of the album',
  description:
    'At once. A new seal ends the addresses of all files and the ids of the relatives’ link; open galleries reconnect. ' +
    'The end of a seal needs no call.',
  body: { json: changeVisibility },
  answer: { description: 'The choice.', schema: albumVisibility },
} as const;

export const coupleVisibilityDocs = documented(CoupleVisibilityController, {
  read: {
    ...VISIBILITY_READ,
    operationId: 'getVisibility',
    access: 'secret',
    problems: COUPLE_PROBLEMS,
  },
  choose: {
    ...VISIBILITY_CHANGE,
    operationId: 'changeVisibility',
    access: 'secret',
    problems: [...COUPLE_PROBLEMS, 'malformed_request'],
  },
  expose: {
    operationId: 'exposeMedia',
    access: 'secret',
    summary: 'Show, hold or hide items',
    description:
      'For guests and walls; the couple and relatives see every item. Ignores unknown ids.',
    body: { json: exposureChange },
    answer: {
      description: 'The items are shown, held or hidden.',
      schema: exposureResult,
    },
    problems: COUPLE_BODY_PROBLEMS,
  },
});
