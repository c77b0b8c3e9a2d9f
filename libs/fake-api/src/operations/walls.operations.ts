import * as schemas from '@hatira/contract/schemas';
import { z } from 'zod';
import {
  bytes,
  events,
  get,
  patch,
  plain,
  post,
  put,
  remove,
} from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const wallOperations = {
  listWalls: get('/api/admin/weddings/{hash}/walls', plain(schemas.wallList)),
  makeWall: post('/api/admin/weddings/{hash}/walls', plain(schemas.wallMade), {
    status: 201,
  }),
  endWall: remove('/api/admin/weddings/{hash}/walls/{id}', plain(schemas.done)),
  listCoupleWalls: get(
    '/api/media/admin/{hash}/walls',
    plain(schemas.wallList),
  ),
  makeCoupleWall: post(
    '/api/media/admin/{hash}/walls',
    plain(schemas.wallMade),
    { status: 201 },
  ),
  endCoupleWall: remove(
    '/api/media/admin/{hash}/walls/{id}',
    plain(schemas.done),
  ),
  commandWall: patch(
    '/api/media/admin/{hash}/walls/{id}',
    plain(schemas.done),
    { body: schemas.wallCommand },
  ),
  getWall: get('/api/walls/{token}', plain(schemas.wallView)),
  getWallEvents: get(
    '/api/walls/{token}/events',
    events(z.union([schemas.wallChanges, schemas.wallState])),
  ),
  getWallPicture: get(
    '/api/walls/{token}/media/{id}/{rendition}',
    bytes('*/*'),
  ),
  reportWall: put('/api/walls/{token}/shown', plain(schemas.done), {
    body: schemas.wallReport,
  }),
};
