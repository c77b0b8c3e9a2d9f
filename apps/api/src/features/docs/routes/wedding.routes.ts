import {
  createWedding,
  deletionValidation,
  done,
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
    'A wedding has a public path for guests, a secret hash for the couple, and on demand another for relatives, who ' +
    'look and download. Staff renew both; the old one is 404 at once.',
  routes: [
    {
      method: 'get',
      path: '/api/admin/weddings',
      access: 'staff',
      summary: 'All weddings, the newest first',
      answer: {
        description: 'The weddings.',
        schema: success(z.array(weddingRow)),
      },
      problems: [],
    },
    {
      method: 'post',
      path: '/api/wedding',
      access: 'staff',
      summary: 'Create a wedding',
      description:
        'It accepts uploads at once. The path: 3 to 120 letters, digits and hyphens, unique in any case.',
      body: { json: createWedding },
      answer: { status: 201, description: 'Created.', schema: weddingCreated },
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
      method: 'put',
      path: '/api/wedding/{weddingPath}/toggle-enabled',
      access: 'staff',
      summary: 'Open or close uploads',
      description: 'Uploads begun before a closing may finish for an hour.',
      body: { json: toggleEnabled },
      answer: {
        description: 'As asked.',
        schema: z.object({ success: z.literal(true), isEnabled: z.boolean() }),
      },
      problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
    },
    {
      method: 'get',
      path: '/api/wedding/{weddingPath}/validate-deletion',
      access: 'staff',
      summary: 'May the wedding be deleted?',
      answer: {
        description: 'Whether, and what is still in it.',
        schema: deletionValidation,
      },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      method: 'delete',
      path: '/api/wedding/{weddingPath}',
      access: 'staff',
      summary: 'Delete a wedding that is empty',
      answer: { description: 'Deleted; its path is free.', schema: done },
      problems: ['validation_failed', 'wedding_not_found', 'wedding_has_files'],
    },
    {
      method: 'get',
      path: '/api/admin/wedding-info/{hash}',
      access: 'secret',
      summary: 'The wedding behind a gallery link',
      answer: { description: 'The wedding.', schema: success(weddingInfo) },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    },
    {
      method: 'get',
      path: '/api/validate-path/{uploadPath}',
      access: 'public',
      summary: 'Is there a wedding under this path?',
      answer: {
        description:
          'Unknown and malformed paths are `isValid: false`, no error.',
        schema: pathValidity,
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/wedding-hash/{uploadPath}',
      access: 'public',
      summary: 'May guests upload now?',
      description: 'Never tells the hash.',
      answer: {
        description: 'The switch, and the font of the heading.',
        schema: uploadSwitch,
      },
      problems: ['validation_failed', 'wedding_not_found'],
    },
  ],
};
