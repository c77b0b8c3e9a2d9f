import {
  albumPaging,
  done,
  makeSelectionAlbum,
  selectionAlbumList,
  selectionAlbumMade,
} from '@hatira/contract/schemas';
import {
  COUPLE_BODY_PROBLEMS,
  COUPLE_PROBLEMS,
} from '../../platform/http/docs/common-answers.js';
import { documented } from '../../platform/http/docs/documented.js';
import { CoupleAlbumsController } from './couple-albums.controller.js';

export const coupleAlbumsDocs = documented(CoupleAlbumsController, {
  list: {
    operationId: 'listSelectionAlbums',
    access: 'secret',
    summary: 'List the albums of chosen files',
    description: 'Newest first; without `limit` 20 albums.',
    query: albumPaging,
    answer: { description: 'The albums.', schema: selectionAlbumList },
    problems: COUPLE_PROBLEMS,
  },
  make: {
    operationId: 'makeSelectionAlbum',
    access: 'secret',
    summary: 'Make an album of chosen files',
    description:
      'Its address opens these files alone. The same files with the same name are the same album. A wedding has at most 200, ' +
      'and an album at most as many files as a zip may have (`too_many_files`).',
    body: { json: makeSelectionAlbum },
    answer: { description: 'The album.', schema: selectionAlbumMade },
    problems: [
      ...COUPLE_BODY_PROBLEMS,
      'files_not_found',
      'too_many_albums',
      'too_many_files',
    ],
  },
  end: {
    operationId: 'endSelectionAlbum',
    access: 'secret',
    summary: 'End an album’s link',
    description: 'The files stay in the gallery.',
    answer: { description: 'The link has ended.', schema: done },
    problems: [...COUPLE_PROBLEMS, 'album_not_found'],
  },
});
