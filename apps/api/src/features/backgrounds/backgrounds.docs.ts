import { backgroundRow, done, success } from '@hatira/contract/schemas';
import { z } from 'zod';
import { documented } from '../../platform/http/docs/documented.js';
import { BackgroundsController } from './backgrounds.controller.js';

export const backgroundsDocs = documented(BackgroundsController, {
  all: {
    operationId: 'getBackgrounds',
    access: 'staff',
    summary: 'List all backgrounds, newest first',
    answer: {
      description: 'The backgrounds.',
      schema: success(z.array(backgroundRow)),
    },
    problems: [],
  },
  one: {
    operationId: 'getBackground',
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
  upload: {
    operationId: 'uploadBackground',
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
  remove: {
    operationId: 'deleteBackground',
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
});
