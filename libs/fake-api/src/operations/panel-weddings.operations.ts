import * as schemas from '@hatira/contract/schemas';
import {
  bytes,
  get,
  patch,
  plain,
  post,
  put,
  remove,
  rows,
} from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const panelWeddingOperations = {
  listPanelWeddings: get(
    '/api/admin/rest/weddings',
    rows(schemas.panelWedding),
    { query: schemas.panelWeddingsQuery },
  ),
  getPanelWedding: get(
    '/api/admin/rest/weddings/{hash}',
    plain(schemas.panelWedding),
  ),
  createPanelWedding: post(
    '/api/admin/rest/weddings',
    plain(schemas.panelWedding),
    { body: schemas.createWedding, status: 201 },
  ),
  changePanelWedding: put(
    '/api/admin/rest/weddings/{hash}',
    plain(schemas.panelWedding),
    { body: schemas.changeWedding },
  ),
  namePanelWedding: patch(
    '/api/admin/rest/weddings/{hash}',
    plain(schemas.panelWedding),
    { body: schemas.changeNames },
  ),
  toggleWeddings: post(
    '/api/admin/rest/weddings/bulk-toggle',
    plain(schemas.changedItems),
    { body: schemas.toggleWeddings },
  ),
  restoreWedding: post(
    '/api/admin/rest/weddings/{hash}/restore',
    plain(schemas.panelWedding),
  ),
  keepWedding: post(
    '/api/admin/rest/weddings/{hash}/keep',
    plain(schemas.panelWedding),
    { body: schemas.keepWedding },
  ),
  eraseWedding: post(
    '/api/admin/rest/weddings/{hash}/erase',
    plain(schemas.changedItems),
    { body: schemas.erasure },
  ),
  getWeddingQrSvg: get(
    '/api/admin/weddings/{hash}/qr.svg',
    bytes('image/svg+xml'),
    { query: schemas.qrQuery },
  ),
  getWeddingQrPng: get(
    '/api/admin/weddings/{hash}/qr.png',
    bytes('image/png'),
    { query: schemas.qrQuery },
  ),
  getRehearsal: get(
    '/api/admin/weddings/{hash}/rehearsal',
    plain(schemas.latestRehearsal),
  ),
  startRehearsal: post(
    '/api/admin/weddings/{hash}/rehearsal',
    plain(schemas.latestRehearsal),
  ),
  renewCoupleLink: post(
    '/api/admin/rest/weddings/{hash}/links/couple',
    plain(schemas.panelWedding),
    { body: schemas.linkRenewal },
  ),
  renewRelativesLink: post(
    '/api/admin/rest/weddings/{hash}/links/relatives',
    plain(schemas.panelWedding),
    { body: schemas.linkRenewal },
  ),
  withdrawRelativesLink: remove(
    '/api/admin/rest/weddings/{hash}/links/relatives',
    plain(schemas.panelWedding),
  ),
  getWeddingAlerts: get(
    '/api/admin/weddings/{hash}/alerts',
    plain(schemas.weddingAlerts),
  ),
  changeWeddingAlerts: put(
    '/api/admin/weddings/{hash}/alerts',
    plain(schemas.weddingAlerts),
    { body: schemas.alertChoice },
  ),
};
