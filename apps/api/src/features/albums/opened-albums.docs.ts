import { albumPaging, openedAlbum } from '@hatira/contract/schemas';
import {
  BYTE_PROBLEMS,
  SERVED_BYTE_ANSWERS,
} from '../../platform/http/docs/common-answers.js';
import { documented } from '../../platform/http/docs/documented.js';
import { OpenedAlbumsController } from './opened-albums.controller.js';

export const openedAlbumsDocs = documented(OpenedAlbumsController, {
  open: {
    operationId: 'openSelectionAlbum',
    access: 'secret',
    summary: 'Get an album with its items',
    description:
      'Oldest moment first; without `limit` 60 items. Deleted and hidden items are absent until they are restored or shown, and so ' +
      'are copies of a picture and the videos of Live Photos. Empty under a seal.',
    query: albumPaging,
    answer: { description: 'The album.', schema: openedAlbum },
    problems: ['validation_failed', 'album_not_found', 'too_many_requests'],
  },
  rendition: {
    operationId: 'getSelectionAlbumRendition',
    access: 'secret',
    summary: 'Get a picture or video of an album',
    description:
      'The address is in `AlbumItem`. Each request checks album and item: the end of the link ends the address.',
    answer: { description: 'WebP, or a video.', contentType: '*/*' },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: ['album_not_found', ...BYTE_PROBLEMS],
  },
  file: {
    operationId: 'downloadSelectionAlbumFile',
    access: 'secret',
    summary: 'Download a file of an album',
    answer: { description: 'The original.', contentType: '*/*' },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: ['album_not_found', ...BYTE_PROBLEMS],
  },
  zip: {
    operationId: 'downloadSelectionAlbum',
    access: 'secret',
    summary: 'Download an album as a zip',
    description:
      'The originals with a page that shows them. The ETag and every byte stay the same as long as the files do. The download ' +
      'is cut off within two seconds when the link ends.',
    answer: { description: 'The zip.', contentType: 'application/zip' },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: [
      'album_not_found',
      'nothing_to_download',
      'files_not_found',
      'too_many_files',
      'too_many_requests',
      'range_not_satisfiable',
      'content_changed',
    ],
  },
});
