import * as schemas from '@hatira/contract/schemas';
import { z } from 'zod';
import { bytes, data, get, plain, post, put, remove } from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const weddingOperations = {
  getWeddings: get('/api/admin/weddings', data(z.array(schemas.weddingRow))),
  createWedding: post('/api/wedding', plain(schemas.weddingCreated), {
    body: schemas.createWedding,
    status: 201,
  }),
  toggleEnabled: put(
    '/api/wedding/{weddingPath}/toggle-enabled',
    plain(schemas.enabledState),
    { body: schemas.toggleEnabled },
  ),
  validateDeletion: get(
    '/api/wedding/{weddingPath}/validate-deletion',
    plain(schemas.deletionValidation),
  ),
  deleteWedding: remove('/api/wedding/{weddingPath}', plain(schemas.done)),
  getWeddingInfo: get(
    '/api/admin/wedding-info/{hash}',
    data(schemas.weddingInfo),
  ),
  validatePath: get(
    '/api/validate-path/{uploadPath}',
    plain(schemas.pathValidity),
  ),
  getWeddingHash: get(
    '/api/wedding-hash/{uploadPath}',
    plain(schemas.uploadSwitch),
  ),
  getBackgrounds: get('/api/backgrounds', data(z.array(schemas.backgroundRow))),
  getBackground: get('/api/backgrounds/{hash}', data(schemas.backgroundRow)),
  uploadBackground: post(
    '/api/backgrounds/{hash}/upload',
    data(schemas.backgroundRow),
    { file: 'background', status: 201 },
  ),
  deleteBackground: remove('/api/backgrounds/{hash}', plain(schemas.done)),
  backgroundExists: get(
    '/api/backgrounds/path/{uploadPath}',
    data(z.boolean()),
  ),
  getBackgroundImage: get(
    '/api/backgrounds/image/{uploadPath}',
    bytes('image/*'),
    { query: schemas.backgroundImageQuery },
  ),
  listCards: get(
    '/api/admin/weddings/{hash}/cards',
    plain(schemas.cardPrints),
    { query: schemas.cardQuery },
  ),
  getCardPdf: get(
    '/api/admin/weddings/{hash}/cards/{name}.pdf',
    bytes('application/pdf'),
    { query: schemas.cardQuery },
  ),
  getCardSvg: get(
    '/api/admin/weddings/{hash}/cards/{name}.svg',
    bytes('image/svg+xml'),
    { query: schemas.cardQuery },
  ),
  getCardPng: get(
    '/api/admin/weddings/{hash}/cards/{name}.png',
    bytes('image/png'),
    { query: schemas.cardQuery },
  ),
  listCoupleCards: get(
    '/api/media/admin/{hash}/cards',
    plain(schemas.cardPrints),
    { query: schemas.cardQuery },
  ),
  getCoupleCardPdf: get(
    '/api/media/admin/{hash}/cards/{name}.pdf',
    bytes('application/pdf'),
    { query: schemas.cardQuery },
  ),
  getCoupleCardSvg: get(
    '/api/media/admin/{hash}/cards/{name}.svg',
    bytes('image/svg+xml'),
    { query: schemas.cardQuery },
  ),
  getCoupleCardPng: get(
    '/api/media/admin/{hash}/cards/{name}.png',
    bytes('image/png'),
    { query: schemas.cardQuery },
  ),
  getWifi: get('/api/admin/weddings/{hash}/wifi', plain(schemas.weddingWifi)),
  changeWifi: put(
    '/api/admin/weddings/{hash}/wifi',
    plain(schemas.weddingWifi),
    { body: schemas.changeWifi },
  ),
  getGuestBook: get(
    '/api/admin/weddings/{hash}/guest-book.pdf',
    bytes('application/pdf'),
    { query: schemas.guestBookQuery },
  ),
  getCoupleGuestBook: get(
    '/api/media/admin/{hash}/guest-book.pdf',
    bytes('application/pdf'),
    { query: schemas.guestBookQuery },
  ),
};
