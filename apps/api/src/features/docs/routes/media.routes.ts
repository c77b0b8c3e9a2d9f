import {
  archiveState,
  bulkDeletion,
  deletedPage,
  deletedPaging,
  done,
  mediaChanges,
  mediaPage,
  mediaPaging,
  mediaSelection,
  restoration,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';
import { coupleMediaRoutes } from './couple-media.routes.js';

const BYTE_ANSWERS = {
  206: 'The requested range.',
  302: 'Redirects to the bucket.',
  304: 'Unchanged.',
};
const BYTE_PROBLEMS = [
  'media_not_found',
  'range_not_satisfiable',
  'content_changed',
] as const;

const COUPLE_PROBLEMS = [
  'validation_failed',
  'wedding_not_found',
  'read_only_link',
  'too_many_requests',
] as const;

function list(
  operationId: string,
  path: string,
  summary: string,
): DocumentedRoute {
  return {
    operationId,
    method: 'get',
    path,
    access: 'secret',
    summary,
    description:
      'Newest upload first, with `sort=moment` the latest moment, with `sort=story` the oldest; without `limit` all of ' +
      'them. A cursor belongs to its order. Supports `If-None-Match`.',
    query: mediaPaging,
    answer: { description: 'The items.', schema: mediaPage },
    moreAnswers: { 304: 'Unchanged.' },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  };
}

export const mediaRoutes: RouteGroup = {
  name: 'Media',
  description:
    'The gallery. The couple’s hash lists, downloads and deletes; the relatives’ hash lists and downloads. Each link has ' +
    'its own item ids, which end with it. With a public bucket, requests for bytes answer 302 to it.',
  routes: [
    list(
      'getGallery',
      '/api/media/admin/{hash}',
      'List the items of a wedding',
    ),
    list(
      'getGalleryImages',
      '/api/media/admin/{hash}/images',
      'List the photos of a wedding',
    ),
    list(
      'getGalleryVideos',
      '/api/media/admin/{hash}/videos',
      'List the videos of a wedding',
    ),
    {
      operationId: 'getGalleryEvents',
      method: 'get',
      path: '/api/media/admin/{hash}/events',
      access: 'secret',
      summary: 'Stream the changes of a gallery',
      description:
        'Server-sent events: `ready` once, then `media` with `MediaChanges`, `archive` with an `Archive` at every change of ' +
        'its state, and `beat` every 20 seconds. Missed events are not repeated: fetch the list again after a reconnect.',
      answer: {
        description: 'The stream; the schema is that of the events’ data.',
        contentType: 'text/event-stream',
        schema: z.union([mediaChanges, archiveState]),
      },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    },
    ...coupleMediaRoutes,
    {
      operationId: 'download',
      method: 'get',
      path: '/api/media/download/{id}',
      access: 'secret',
      summary: 'Download an item with its file name',
      description: 'The original bytes. Supports byte ranges.',
      answer: { description: 'The file.', contentType: '*/*' },
      moreAnswers: BYTE_ANSWERS,
      problems: BYTE_PROBLEMS,
    },
    {
      operationId: 'deleteMedia',
      method: 'delete',
      path: '/api/media/{id}',
      access: 'secret',
      summary: 'Delete an item',
      answer: { description: 'The item is in the trash.', schema: done },
      problems: ['media_not_found', 'read_only_link'],
    },
    {
      operationId: 'bulkDelete',
      method: 'post',
      path: '/api/media/bulk-delete',
      access: 'secret',
      summary: 'Delete many items',
      description: 'Ignores unknown ids and deleted items.',
      body: { json: mediaSelection },
      answer: {
        description: 'The items are in the trash.',
        schema: bulkDeletion,
      },
      problems: [
        'validation_failed',
        'malformed_request',
        'body_too_large',
        'read_only_link',
        'too_many_requests',
      ],
    },
    {
      operationId: 'restore',
      method: 'post',
      path: '/api/media/restore',
      access: 'secret',
      summary: 'Restore items deleted within the last 15 minutes',
      body: { json: mediaSelection },
      description:
        'Ignores unknown ids, items in the gallery, older deletions and those of staff.',
      answer: {
        description: 'The items are in the gallery.',
        schema: restoration,
      },
      problems: [
        'validation_failed',
        'malformed_request',
        'body_too_large',
        'read_only_link',
        'too_many_requests',
      ],
    },
    {
      operationId: 'getDeleted',
      method: 'get',
      path: '/api/media/admin/{hash}/deleted',
      access: 'secret',
      summary: 'List the items that the couple deleted',
      description:
        'Last deleted first, until they are erased (`TRASH_DAYS`); without `limit` 200. Items that staff deleted are absent.',
      query: deletedPaging,
      answer: { description: 'The items.', schema: deletedPage },
      problems: COUPLE_PROBLEMS,
    },
    {
      operationId: 'getDeletedFile',
      method: 'get',
      path: '/api/media/admin/{hash}/deleted/{id}/{part}',
      access: 'secret',
      summary: 'Get a picture or the video of a deleted item',
      answer: {
        description:
          'A picture is a WebP; a video is in a form that browsers play, if one was made.',
        contentType: '*/*',
      },
      moreAnswers: { 206: 'The requested range.', 304: 'Unchanged.' },
      problems: [...COUPLE_PROBLEMS, ...BYTE_PROBLEMS],
    },
    {
      operationId: 'restoreDeleted',
      method: 'post',
      path: '/api/media/admin/{hash}/deleted/restore',
      access: 'secret',
      summary: 'Restore items that the couple deleted',
      description:
        'Ignores ids of other weddings, erased items, those that staff deleted, and files that are in the gallery again.',
      body: { json: mediaSelection },
      answer: {
        description: 'The items are in the gallery.',
        schema: restoration,
      },
      problems: [...COUPLE_PROBLEMS, 'malformed_request', 'body_too_large'],
    },
    ...[
      {
        operationId: 'getFile',
        path: '/media/{key}',
        summary: 'Get a file for display',
        answer: { description: 'The original bytes.', contentType: '*/*' },
      },
      {
        operationId: 'getRendition',
        path: '/media/{key}/{rendition}',
        summary: 'Get a rendition of a file',
        answer: {
          description: 'WebP, or MP4 for `playback` and `motion`.',
          contentType: '*/*',
        },
      },
    ].map((route): DocumentedRoute => ({
      ...route,
      method: 'get',
      access: 'secret',
      description:
        'The address is in `MediaItem`. Supports byte ranges and `If-None-Match`.',
      moreAnswers: BYTE_ANSWERS,
      problems: BYTE_PROBLEMS,
    })),
  ],
};
