import { albumPage, albumPaging } from '@hatira/contract/schemas';
import { SERVED_BYTE_ANSWERS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { GuestAlbumController } from './guest-album.controller.js';

export const guestAlbumDocs = documented(GuestAlbumController, {
  list: {
    operationId: 'getAlbum',
    access: 'public',
    summary: 'List the album that the couple shares with guests',
    description:
      'Newest upload first; without `limit` 60 items. Empty while the album is not shared. Copies of a picture and the ' +
      'videos of Live Photos are absent.',
    query: albumPaging,
    answer: { description: 'The items.', schema: albumPage },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  },
  rendition: {
    operationId: 'getAlbumRendition',
    access: 'public',
    summary: 'Get a picture or video of the album',
    description:
      'The address is in `AlbumItem`. Each request checks that guests may see the item: hiding it or sealing the album ' +
      'ends the address.',
    answer: { description: 'WebP, or a video.', contentType: '*/*' },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: [
      'wedding_not_found',
      'media_not_found',
      'range_not_satisfiable',
      'content_changed',
    ],
  },
});
