import * as schemas from '@hatira/contract/schemas';
import { z } from 'zod';
import {
  bytes,
  data,
  events,
  get,
  plain,
  post,
  put,
  remove,
} from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const galleryOperations = {
  getGallery: get('/api/media/admin/{hash}', plain(schemas.mediaPage), {
    query: schemas.mediaPaging,
  }),
  getGalleryImages: get(
    '/api/media/admin/{hash}/images',
    plain(schemas.mediaPage),
    { query: schemas.mediaPaging },
  ),
  getGalleryVideos: get(
    '/api/media/admin/{hash}/videos',
    plain(schemas.mediaPage),
    { query: schemas.mediaPaging },
  ),
  getGalleryEvents: get(
    '/api/media/admin/{hash}/events',
    events(
      z.union([
        schemas.mediaChanges,
        schemas.archiveState,
        schemas.favouritesChange,
      ]),
    ),
  ),
  markMedia: put(
    '/api/media/admin/{hash}/marks',
    plain(schemas.markingResult),
    { body: schemas.mediaMarking },
  ),
  changeFavouritesTarget: put(
    '/api/media/admin/{hash}/favourites-target',
    plain(schemas.favouritesTarget),
    { body: schemas.changeFavouritesTarget },
  ),
  retryFailed: post(
    '/api/media/admin/{hash}/retry',
    plain(schemas.retryResult),
    { body: schemas.mediaRetry },
  ),
  download: get('/api/media/download/{id}', bytes('*/*')),
  deleteMedia: remove('/api/media/{id}', plain(schemas.done)),
  bulkDelete: post('/api/media/bulk-delete', plain(schemas.bulkDeletion), {
    body: schemas.mediaSelection,
  }),
  restore: post('/api/media/restore', plain(schemas.restoration), {
    body: schemas.mediaSelection,
  }),
  getDeleted: get(
    '/api/media/admin/{hash}/deleted',
    plain(schemas.deletedPage),
    { query: schemas.deletedPaging },
  ),
  getDeletedFile: get(
    '/api/media/admin/{hash}/deleted/{id}/{part}',
    bytes('*/*'),
  ),
  restoreDeleted: post(
    '/api/media/admin/{hash}/deleted/restore',
    plain(schemas.restoration),
    { body: schemas.mediaSelection },
  ),
  getFile: get('/media/{key}', bytes('*/*')),
  getRendition: get('/media/{key}/{rendition}', bytes('*/*')),
  getWeddingVisibility: get(
    '/api/admin/weddings/{hash}/visibility',
    plain(schemas.albumVisibility),
  ),
  changeWeddingVisibility: put(
    '/api/admin/weddings/{hash}/visibility',
    plain(schemas.albumVisibility),
    { body: schemas.changeVisibility },
  ),
  getVisibility: get(
    '/api/media/admin/{hash}/visibility',
    plain(schemas.albumVisibility),
  ),
  changeVisibility: put(
    '/api/media/admin/{hash}/visibility',
    plain(schemas.albumVisibility),
    { body: schemas.changeVisibility },
  ),
  getRelativesLink: get(
    '/api/media/admin/{hash}/relatives-link',
    plain(schemas.relativesLink),
  ),
  shareWithRelatives: post(
    '/api/media/admin/{hash}/relatives-link',
    plain(schemas.relativesLink),
  ),
  endRelativesLink: remove(
    '/api/media/admin/{hash}/relatives-link',
    plain(schemas.relativesLink),
  ),
  exposeMedia: put(
    '/api/media/admin/{hash}/exposure',
    plain(schemas.exposureResult),
    { body: schemas.exposureChange },
  ),
  getAlbum: get('/api/media/{uploadPath}/album', plain(schemas.albumPage), {
    query: schemas.albumPaging,
  }),
  getAlbumRendition: get(
    '/api/media/{uploadPath}/album/{id}/{rendition}',
    bytes('*/*'),
  ),
  bulkDownload: post(
    '/api/media/bulk-download-chunked',
    bytes('application/zip'),
    { body: schemas.bulkDownload },
  ),
  createArchive: post('/api/archives', data(schemas.archiveState), {
    body: schemas.createArchive,
    status: 202,
  }),
  getArchives: get('/api/archives', data(z.array(schemas.archiveState)), {
    query: schemas.archivesQuery,
  }),
  getArchive: get('/api/archives/{id}', data(schemas.archiveState)),
  downloadArchive: get('/api/archives/{id}/download', bytes('application/zip')),
};
