import * as schemas from '@hatira/contract/schemas';
import { bytes, get, plain, post, remove } from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const selectionAlbumOperations = {
  listSelectionAlbums: get(
    '/api/media/admin/{hash}/albums',
    plain(schemas.selectionAlbumList),
    { query: schemas.albumPaging },
  ),
  makeSelectionAlbum: post(
    '/api/media/admin/{hash}/albums',
    plain(schemas.selectionAlbumMade),
    { body: schemas.makeSelectionAlbum },
  ),
  endSelectionAlbum: remove(
    '/api/media/admin/{hash}/albums/{id}',
    plain(schemas.done),
  ),
  openSelectionAlbum: get('/api/albums/{token}', plain(schemas.openedAlbum), {
    query: schemas.albumPaging,
  }),
  getSelectionAlbumRendition: get(
    '/api/albums/{token}/media/{id}/{rendition}',
    bytes('*/*'),
  ),
  downloadSelectionAlbumFile: get(
    '/api/albums/{token}/media/{id}',
    bytes('*/*'),
  ),
  downloadSelectionAlbum: get(
    '/api/albums/{token}/download',
    bytes('application/zip'),
  ),
};
