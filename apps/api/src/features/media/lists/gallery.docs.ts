import {
  archiveState,
  favouritesChange,
  mediaChanges,
  mediaPage,
  mediaPaging,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import { documented } from '../../../platform/http/docs/documented.js';
import type { Operation } from '../../../platform/http/docs/documented-route.js';
import { GalleryController } from './gallery.controller.js';

function list(operationId: string, summary: string): Operation {
  return {
    operationId,
    access: 'secret',
    summary,
    description:
      'Newest upload first, with `sort=moment` the latest moment, with `sort=story` the oldest, and then those that only ' +
      'their upload dates; without `limit` all of them. A cursor belongs to its order. Supports `If-None-Match`.',
    query: mediaPaging,
    answer: { description: 'The items.', schema: mediaPage },
    moreAnswers: { 304: 'Unchanged.' },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  };
}

export const galleryDocs = documented(GalleryController, {
  all: list('getGallery', 'List the items of a wedding'),
  images: list('getGalleryImages', 'List the photos of a wedding'),
  videos: list('getGalleryVideos', 'List the videos of a wedding'),
  events: {
    operationId: 'getGalleryEvents',
    access: 'secret',
    summary: 'Stream the changes of a gallery',
    description:
      'Server-sent events: `ready` once, then `media` with `MediaChanges`, `archive` with an `Archive` at every change of ' +
      'its state, `favourites` with `FavouritesChange` for the couple, and `beat` every 20 seconds. Missed events are not repeated: fetch the list again after a reconnect.',
    answer: {
      description: 'The stream; the schema is that of the events’ data.',
      contentType: 'text/event-stream',
      schema: z.union([mediaChanges, archiveState, favouritesChange]),
    },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  },
});
