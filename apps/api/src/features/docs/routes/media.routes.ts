import {
  bulkDeletion,
  done,
  mediaItem,
  mediaPaging,
  mediaSelection,
  restoration,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';

const mediaPage = z.object({
  success: z.literal(true),
  data: z.array(mediaItem),
  next_cursor: z
    .string()
    .describe('Where the next page begins; absent on the last.')
    .optional(),
});

function list(path: string, summary: string): DocumentedRoute {
  return {
    method: 'get',
    path,
    access: 'secret',
    summary,
    description:
      'The newest first; everything without `limit`. Ask again with `If-None-Match`.',
    query: mediaPaging,
    answer: { description: 'The items.', schema: mediaPage },
    moreAnswers: { 304: 'Unchanged.' },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  };
}

export const mediaRoutes: RouteGroup = {
  name: 'Media',
  description:
    'The gallery. Holders of the couple’s hash see, download and delete; holders of the relatives’ see and download. Ids ' +
    'are those of the link that listed them, and end with it. The bytes of an item are served under ' +
    'its `storage_url` (`/media/…`), with byte ranges. Where files come from a bucket, GET answers 302 to it.',
  routes: [
    list('/api/media/admin/{hash}', 'All items of a wedding'),
    list('/api/media/admin/{hash}/images', 'The photos of a wedding'),
    list('/api/media/admin/{hash}/videos', 'The videos of a wedding'),
    {
      method: 'get',
      path: '/api/media/admin/{hash}/events',
      access: 'secret',
      summary: 'Changes of a wedding’s items as they happen',
      description:
        'Server-sent events: `ready` once, then `media` with `{changed: items, removed: ids}`, and `archive` with the ' +
        'state of an archive whenever that changes; `beat` every 20 seconds. After a reconnect fetch the list again; ' +
        'what happened meanwhile is not repeated.',
      answer: { description: 'The stream.', contentType: 'text/event-stream' },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    },
    {
      method: 'get',
      path: '/api/media/download/{id}',
      access: 'secret',
      summary: 'Download an item under its own name',
      description:
        'Byte for byte what the guest has sent. Byte ranges are answered.',
      answer: { description: 'The file.', contentType: '*/*' },
      moreAnswers: {
        206: 'The range asked for.',
        302: 'It is at the bucket.',
        304: 'Unchanged.',
      },
      problems: ['media_not_found', 'range_not_satisfiable', 'content_changed'],
    },
    {
      method: 'delete',
      path: '/api/media/{id}',
      access: 'secret',
      summary: 'Delete an item',
      answer: { description: 'It is in the trash.', schema: done },
      problems: ['media_not_found', 'read_only_link'],
    },
    {
      method: 'post',
      path: '/api/media/bulk-delete',
      access: 'secret',
      summary: 'Delete many items',
      description:
        'Unknown ids, and items that are deleted already, are passed over.',
      body: { json: mediaSelection },
      answer: { description: 'They are in the trash.', schema: bulkDeletion },
      problems: [
        'validation_failed',
        'malformed_request',
        'body_too_large',
        'read_only_link',
        'too_many_requests',
      ],
    },
    {
      method: 'post',
      path: '/api/media/restore',
      access: 'secret',
      summary: 'Take deletions of the last 15 minutes back',
      body: { json: mediaSelection },
      description:
        'Unknown ids, items that are there, and those deleted before are passed over.',
      answer: { description: 'They are in the gallery.', schema: restoration },
      problems: [
        'validation_failed',
        'malformed_request',
        'body_too_large',
        'read_only_link',
        'too_many_requests',
      ],
    },
  ],
};
