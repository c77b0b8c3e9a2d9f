import * as schemas from '@hatira/contract/schemas';
import { bytes, get, plain, post, rows } from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const panelFileOperations = {
  listPanelMedia: get('/api/admin/rest/media', rows(schemas.panelMedia), {
    query: schemas.panelMediaQuery,
  }),
  getPanelMedia: get('/api/admin/rest/media/{id}', plain(schemas.panelMedia)),
  getMediaRendition: get(
    '/api/admin/rest/media/{id}/{rendition}',
    bytes('image/webp'),
  ),
  trashMedia: post(
    '/api/admin/rest/media/bulk-trash',
    plain(schemas.changedItems),
    { body: schemas.panelSelection },
  ),
  restoreMedia: post(
    '/api/admin/rest/media/bulk-restore',
    plain(schemas.changedItems),
    { body: schemas.panelSelection },
  ),
  retryMedia: post(
    '/api/admin/rest/media/bulk-retry',
    plain(schemas.changedItems),
    { body: schemas.panelSelection },
  ),
  exposePanelMedia: post(
    '/api/admin/rest/media/bulk-expose',
    plain(schemas.changedItems),
    { body: schemas.panelExposure },
  ),
  eraseMedia: post(
    '/api/admin/rest/media/bulk-erase',
    plain(schemas.changedItems),
    { body: schemas.mediaErasure },
  ),
  listPanelBackgrounds: get(
    '/api/admin/rest/backgrounds',
    rows(schemas.panelBackground),
    { query: schemas.panelBackgroundsQuery },
  ),
  getPanelBackground: get(
    '/api/admin/rest/backgrounds/{id}',
    plain(schemas.panelBackground),
  ),
  restoreBackground: post(
    '/api/admin/rest/backgrounds/{id}/restore',
    plain(schemas.panelBackground),
  ),
  eraseBackground: post(
    '/api/admin/rest/backgrounds/{id}/erase',
    plain(schemas.changedItems),
    { body: schemas.erasure },
  ),
  countWeddingMedia: get(
    '/api/admin/rest/weddings/{hash}/media',
    plain(schemas.weddingMediaTotals),
  ),
  trashWeddingMedia: post(
    '/api/admin/rest/weddings/{hash}/media/trash',
    plain(schemas.changedItems),
    { body: schemas.confirmedMediaUntil },
  ),
  restoreWeddingMedia: post(
    '/api/admin/rest/weddings/{hash}/media/restore',
    plain(schemas.changedItems),
    { body: schemas.mediaUntil },
  ),
  eraseWeddingMedia: post(
    '/api/admin/rest/weddings/{hash}/media/erase',
    plain(schemas.changedItems),
    { body: schemas.confirmedMediaUntil },
  ),
};
