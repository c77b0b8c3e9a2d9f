import {
  pathValidity,
  success,
  uploadSwitch,
  weddingInfo,
} from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { WeddingPagesController } from './wedding-pages.controller.js';

export const weddingPagesDocs = documented(WeddingPagesController, {
  weddingInfo: {
    operationId: 'getWeddingInfo',
    access: 'secret',
    summary: 'Get the wedding of a gallery link',
    answer: { description: 'The wedding.', schema: success(weddingInfo) },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  },
  validatePath: {
    operationId: 'validatePath',
    access: 'public',
    summary: 'Check whether a path belongs to a wedding',
    answer: {
      description:
        'Unknown and malformed paths are `isValid: false`, not an error.',
      schema: pathValidity,
    },
    problems: [],
  },
  uploadSwitch: {
    operationId: 'getWeddingHash',
    access: 'public',
    summary: 'Check whether uploads are open',
    description: 'The answer does not contain the hash.',
    answer: {
      description: 'The switch and the font of the heading.',
      schema: uploadSwitch,
    },
    problems: ['validation_failed', 'wedding_not_found'],
  },
});
