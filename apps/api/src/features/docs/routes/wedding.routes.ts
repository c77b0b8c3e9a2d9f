import {
  createWedding,
  deletionValidation,
  done,
  enabledState,
  pathValidity,
  success,
  toggleEnabled,
  uploadSwitch,
  weddingCreated,
  weddingInfo,
  weddingRow,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { RouteGroup } from '../documented-route.js';

export const weddingRoutes: RouteGroup = {
  name: 'Weddings',
  description:
    'A wedding has a public path for guests, a secret hash for the couple, and optionally one for relatives, which only ' +
    'looks and downloads. Staff can renew both; the old hash then answers 404.',
  routes: [
    {
      operationId: 'getWeddings',
      method: 'get',
      path: '/api/admin/weddings',
      access: 'staff',
      summary: 'List all weddings, newest first',
      answer: {
        description: 'The weddings.',
        schema: success(z.array(weddingRow)),
      },
      problems: [],
    },
    {
      operationId: 'createWedding',
      method: 'post',
      path: '/api/wedding',
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
    {
      operationId: 'toggleEnabled',
      method: 'put',
      path: '/api/wedding/{weddingPath}/toggle-enabled',
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
    {
      operationId: 'validateDeletion',
      method: 'get',
      path: '/api/wedding/{weddingPath}/validate-deletion',
      access: 'staff',
      summary: 'Check whether a wedding can be deleted',
      answer: {
        description: 'Whether it can, and the counts of its files.',
        schema: deletionValidation,
      },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      operationId: 'deleteWedding',
      method: 'delete',
      path: '/api/wedding/{weddingPath}',
      access: 'staff',
      summary: 'Delete an empty wedding',
      answer: {
        description: 'The wedding is in the trash and its path is free.',
        schema: done,
      },
      problems: ['validation_failed', 'wedding_not_found', 'wedding_has_files'],
    },
    {
      operationId: 'getWeddingInfo',
      method: 'get',
      path: '/api/admin/wedding-info/{hash}',
      access: 'secret',
      summary: 'Get the wedding of a gallery link',
      answer: { description: 'The wedding.', schema: success(weddingInfo) },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    },
    {
      operationId: 'validatePath',
      method: 'get',
      path: '/api/validate-path/{uploadPath}',
      access: 'public',
      summary: 'Check whether a path belongs to a wedding',
      answer: {
        description:
          'Unknown and malformed paths are `isValid: false`, not an error.',
        schema: pathValidity,
      },
      problems: [],
    },
    {
      operationId: 'getWeddingHash',
      method: 'get',
      path: '/api/wedding-hash/{uploadPath}',
      access: 'public',
      summary: 'Check whether uploads are open',
      description: 'The answer does not contain the hash.',
      answer: {
        description: 'The switch and the font of the heading.',
        schema: uploadSwitch,
      },
      problems: ['validation_failed', 'wedding_not_found'],
    },
  ],
};
