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
  description: 'One page background per wedding at most.',
  routes: [
    {
      method: 'get',
      path: '/api/backgrounds',
      access: 'staff',
      summary: 'All backgrounds, the newest first',
      answer: {
        description: 'The backgrounds.',
        schema: success(z.array(backgroundRow)),
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/backgrounds/{hash}',
      access: 'staff',
      summary: 'The background of a wedding',
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
      method: 'post',
      path: '/api/backgrounds/{hash}/upload',
      access: 'staff',
      summary: 'Set the background of a wedding',
      description:
        'An image of at most 52,428,800 bytes. What screens are sent is made before the answer.',
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
        ...([
          'validation_failed',
          'malformed_request',
          'background_incomplete',
          'empty_file',
        ] as const),
        ...([
          'wedding_not_found',
          'background_exists',
          'background_too_large',
          'background_not_image',
        ] as const),
        ...(['background_damaged', 'background_too_many_pixels'] as const),
        ...(['storage_full', 'too_many_requests'] as const),
      ],
    },
    {
      method: 'delete',
      path: '/api/backgrounds/{hash}',
      access: 'staff',
      summary: 'Delete the background of a wedding',
      answer: { description: 'It is in the trash.', schema: done },
      problems: [
        'validation_failed',
        'wedding_not_found',
        'background_not_found',
        'too_many_requests',
      ],
    },
    {
      method: 'get',
      path: '/api/backgrounds/path/{uploadPath}',
      access: 'public',
      summary: 'Has the page a background?',
      answer: {
        description: '`data` is true when it has.',
        schema: success(z.boolean()),
      },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      method: 'get',
      path: '/api/backgrounds/image/{uploadPath}',
      access: 'public',
      summary: 'The background itself',
      description:
        '`t` is the background’s version: with it the answer may be kept for good. `w` is the width in device pixels. ' +
        'AVIF, WebP or JPEG by `Accept`. Byte ranges are answered.',
      query: backgroundImageQuery,
      answer: { description: 'The image.', contentType: 'image/*' },
      moreAnswers: { 206: 'The range asked for.', 304: 'Unchanged.' },
      problems: [
        'validation_failed',
        'wedding_not_found',
        'background_not_found',
        'range_not_satisfiable',
      ],
    },
  ],
};
