import {
  backgroundImageQuery,
  backgroundRow,
  done,
  success,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { RouteGroup } from '../documented-route.js';

export const backgroundRoutes: RouteGroup = {
  name: 'Backgrounds',
  description: 'A wedding has at most one page background.',
  routes: [
    {
      operationId: 'getBackgrounds',
      method: 'get',
      path: '/api/backgrounds',
      access: 'staff',
      summary: 'List all backgrounds, newest first',
      answer: {
        description: 'The backgrounds.',
        schema: success(z.array(backgroundRow)),
      },
      problems: [],
    },
    {
      operationId: 'getBackground',
      method: 'get',
      path: '/api/backgrounds/{hash}',
      access: 'staff',
      summary: 'Get the background of a wedding',
      answer: {
        description: 'The background.',
        schema: success(backgroundRow),
      },
      problems: [
        'validation_failed',
        'wedding_not_found',
        'background_not_found',
        'too_many_requests',
      ],
    },
    {
      operationId: 'uploadBackground',
      method: 'post',
      path: '/api/backgrounds/{hash}/upload',
      access: 'staff',
      summary: 'Set the background of a wedding',
      description:
        'An image of at most 52,428,800 bytes. The answer comes when its renditions exist.',
      body: {
        file: {
          name: 'background',
          description: 'JPEG, PNG, WebP, GIF, AVIF or TIFF, by signature.',
        },
      },
      answer: {
        status: 201,
        description: 'The new background.',
        schema: success(backgroundRow),
      },
      problems: [
        'validation_failed',
        'malformed_request',
        'background_incomplete',
        'empty_file',
        'wedding_not_found',
        'background_exists',
        'background_too_large',
        'background_not_image',
        'background_damaged',
        'background_too_many_pixels',
        'storage_full',
        'too_many_requests',
      ],
    },
    {
      operationId: 'deleteBackground',
      method: 'delete',
      path: '/api/backgrounds/{hash}',
      access: 'staff',
      summary: 'Delete the background of a wedding',
      answer: { description: 'The background is in the trash.', schema: done },
      problems: [
        'validation_failed',
        'wedding_not_found',
        'background_not_found',
        'too_many_requests',
      ],
    },
    {
      operationId: 'backgroundExists',
      method: 'get',
      path: '/api/backgrounds/path/{uploadPath}',
      access: 'public',
      summary: 'Check whether a page has a background',
      answer: {
        description: '`data` is true if it has.',
        schema: success(z.boolean()),
      },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      operationId: 'getBackgroundImage',
      method: 'get',
      path: '/api/backgrounds/image/{uploadPath}',
      access: 'public',
      summary: 'Get the background image',
      description:
        'With the current version in `t`, the answer may be cached forever. AVIF, WebP or JPEG by `Accept`. Supports byte ' +
        'ranges.',
      query: backgroundImageQuery,
      answer: { description: 'The image.', contentType: 'image/*' },
      moreAnswers: { 206: 'The requested range.', 304: 'Unchanged.' },
      problems: [
        'validation_failed',
        'wedding_not_found',
        'background_not_found',
        'range_not_satisfiable',
      ],
    },
  ],
};
