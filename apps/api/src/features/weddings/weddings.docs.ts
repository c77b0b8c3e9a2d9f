import {
  createWedding,
  enabledState,
  toggleEnabled,
  weddingCreated,
} from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { WeddingsController } from './weddings.controller.js';

export const weddingsDocs = documented(WeddingsController, {
  create: {
    operationId: 'createWedding',
    access: 'staff',
    summary: 'Create a wedding',
    description:
      'Uploads are open at once. The path has 3 to 120 letters, digits and hyphens and is unique, ignoring case; ' +
      'former paths of other weddings are taken, too. Names and date come from the path unless they are given.',
    body: { json: createWedding },
    answer: {
      status: 201,
      description: 'The wedding.',
      schema: weddingCreated,
    },
    problems: [
      'validation_failed',
      'malformed_request',
      'slug_required',
      'slug_invalid',
      'slug_reserved',
      'slug_taken',
    ],
  },
  toggle: {
    operationId: 'toggleEnabled',
    access: 'staff',
    summary: 'Open or close uploads',
    description: 'Uploads started before closing may finish within an hour.',
    body: { json: toggleEnabled },
    answer: {
      description: 'The new state.',
      schema: enabledState,
    },
    problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
  },
});
