import {
  changedItems,
  changeMessage,
  changeSettings,
  changeWedding,
  createWedding,
  erasure,
  keepWedding,
  mediaErasure,
  panelBackground,
  panelBackgroundsQuery,
  panelContactMessage,
  panelMedia,
  panelMediaQuery,
  panelMessagesQuery,
  panelSelection,
  panelSummary,
  panelWedding,
  panelWeddingsQuery,
  qrQuery,
  settingsSheet,
  success,
  systemState,
  toggleWeddings,
} from '@hatira/contract/schemas';
import type { ProblemCode } from '@hatira/contract';
import type { ZodObject } from 'zod';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';
import { restList } from '../rest-routes.js';

const REST = '/api/admin/rest';

function post(
  path: string,
  summary: string,
  json: ZodObject | undefined,
  problems: ProblemCode[],
): DocumentedRoute {
  return {
    ...{ method: 'post', path: `${REST}/${path}`, access: 'staff', summary },
    ...(json && { body: { json } }),
    answer: {
      description: 'How many items are different now.',
      schema: changedItems,
    },
    problems: ['validation_failed', ...problems],
  };
}

export const panelRoutes: RouteGroup = {
  name: 'Staff panel',
  description:
    'Lists in the dialect of ra-data-simple-rest: `sort`, `range` and `filter` carry JSON, the answer is the bare rows ' +
    'and `Content-Range`. Whatever staff change is entered into the audit trail.',
  routes: [
    restList(
      'weddings',
      'Weddings with what is in them',
      panelWeddingsQuery,
      panelWedding,
    ),
    {
      method: 'get',
      path: `${REST}/weddings/{hash}`,
      access: 'staff',
      summary: 'One wedding, also one in the trash',
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    {
      method: 'post',
      path: `${REST}/weddings`,
      access: 'staff',
      summary: 'Create a wedding',
      body: { json: createWedding },
      answer: {
        status: 201,
        description: 'The new wedding; it accepts uploads at once.',
        schema: panelWedding,
      },
      problems: [
        'validation_failed',
        'slug_required',
        'slug_invalid',
        'slug_reserved',
        'slug_taken',
      ],
    },
    {
      method: 'put',
      path: `${REST}/weddings/{hash}`,
      access: 'staff',
      summary: 'Choose the font of a wedding’s title',
      body: { json: changeWedding },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    post(
      'weddings/bulk-toggle',
      'Open or close many weddings for uploads',
      toggleWeddings,
      [],
    ),
    {
      method: 'post',
      path: `${REST}/weddings/{hash}/restore`,
      access: 'staff',
      summary: 'Take a wedding out of the trash',
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found', 'slug_in_use'],
    },
    {
      method: 'post',
      path: `${REST}/weddings/{hash}/keep`,
      access: 'staff',
      summary: 'Exempt a wedding’s files from the retention time, or end that',
      body: { json: keepWedding },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
    post(
      'weddings/{hash}/erase',
      'Erase a wedding of the trash with all that is left of it, at once',
      erasure,
      [
        ...([
          'wedding_not_found',
          'confirmation_mismatch',
          'not_in_trash',
        ] as const),
      ],
    ),
    ...(['svg', 'png'] as const).map((format): DocumentedRoute => ({
      method: 'get',
      path: `/api/admin/weddings/{hash}/qr.${format}`,
      access: 'staff',
      summary: `The address of one of a wedding’s pages as a QR code, ${format.toUpperCase()}`,
      query: qrQuery,
      answer: {
        description: 'To be printed.',
        contentType: format === 'svg' ? 'image/svg+xml' : 'image/png',
      },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    })),
    restList('media', 'Guests’ files', panelMediaQuery, panelMedia),
    {
      method: 'get',
      path: `${REST}/media/{id}`,
      access: 'staff',
      summary: 'One file, also one in the trash',
      answer: { description: 'The file.', schema: panelMedia },
      problems: ['media_not_found'],
    },
    {
      method: 'get',
      path: `${REST}/media/{id}/thumb`,
      access: 'staff',
      summary: 'A file’s thumbnail, also in the trash',
      answer: { description: 'The picture.', contentType: 'image/webp' },
      moreAnswers: { 206: 'The range that was asked for.', 304: 'Unchanged.' },
      problems: ['media_not_found', 'range_not_satisfiable'],
    },
    post('media/bulk-trash', 'Move files to the trash', panelSelection, []),
    post(
      'media/bulk-restore',
      'Take files out of the trash',
      panelSelection,
      [],
    ),
    post(
      'media/bulk-retry',
      'Try again to make files visible that were given up',
      panelSelection,
      [],
    ),
    post(
      'media/bulk-erase',
      'Erase files of the trash with their bytes, at once',
      mediaErasure,
      [...(['confirmation_mismatch', 'not_in_trash'] as const)],
    ),
    restList(
      'backgrounds',
      'Page backgrounds',
      panelBackgroundsQuery,
      panelBackground,
    ),
    {
      method: 'get',
      path: `${REST}/backgrounds/{id}`,
      access: 'staff',
      summary: 'One background, also one in the trash',
      answer: { description: 'The background.', schema: panelBackground },
      problems: ['background_not_found'],
    },
    {
      method: 'post',
      path: `${REST}/backgrounds/{id}/restore`,
      access: 'staff',
      summary: 'Take a background out of the trash',
      answer: { description: 'The background.', schema: panelBackground },
      problems: [
        'background_not_found',
        'background_exists',
        'wedding_not_found',
      ],
    },
    post(
      'backgrounds/{id}/erase',
      'Erase a background of the trash with its bytes, at once',
      erasure,
      [
        ...([
          'background_not_found',
          'confirmation_mismatch',
          'not_in_trash',
        ] as const),
      ],
    ),
    restList(
      'contact-messages',
      'Messages of the contact form',
      panelMessagesQuery,
      panelContactMessage,
    ),
    {
      method: 'get',
      path: `${REST}/contact-messages/{id}`,
      access: 'staff',
      summary: 'One message',
      answer: { description: 'The message.', schema: panelContactMessage },
      problems: ['message_not_found'],
    },
    {
      method: 'put',
      path: `${REST}/contact-messages/{id}`,
      access: 'staff',
      summary: 'Mark a message as answered, or as waiting again',
      body: { json: changeMessage },
      answer: { description: 'The message.', schema: panelContactMessage },
      problems: ['validation_failed', 'message_not_found'],
    },
    post(
      'contact-messages/{id}/erase',
      'Erase a message with its mail, at once',
      erasure,
      [...(['message_not_found', 'confirmation_mismatch'] as const)],
    ),
    {
      method: 'get',
      path: '/api/admin/summary',
      access: 'staff',
      summary: 'The numbers of the panel’s header',
      answer: { description: 'The numbers.', schema: success(panelSummary) },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/admin/system',
      access: 'staff',
      summary: 'The state of the machine behind the panel',
      answer: {
        description: 'With which ffmpeg videos are read and converted.',
        schema: success(systemState),
      },
      problems: [],
    },
    {
      method: 'get',
      path: '/api/admin/settings',
      access: 'staff',
      summary: 'What staff may set, and where each value comes from',
      answer: { description: 'The settings.', schema: success(settingsSheet) },
      problems: [],
    },
    {
      method: 'put',
      path: '/api/admin/settings',
      access: 'staff',
      summary: 'Change settings',
      description:
        'Only those that are sent; `null` returns one to its environment variable or default. A change of ' +
        '`staffSecondFactor` needs the own password.',
      body: { json: changeSettings },
      answer: {
        description: 'All settings as they are now.',
        schema: success(settingsSheet),
      },
      problems: [
        'validation_failed',
        'password_required',
        'password_wrong',
        'too_many_requests',
      ],
    },
  ],
};
