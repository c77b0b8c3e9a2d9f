import * as schemas from '@hatira/contract/schemas';
import { get, patch, plain, post, put, remove } from './operation.js';

const COUPLE = '/api/galleries/{hash}/events';
const STAFF = '/api/admin/weddings/{hash}/events';

/** Each key is the operation's id in the description of the API. */
export const weddingEventOperations = {
  listEvents: get(STAFF, plain(schemas.weddingEvents)),
  addEvent: post(STAFF, plain(schemas.oneWeddingEvent), {
    body: schemas.newEvent,
    status: 201,
  }),
  changeEvent: patch(`${STAFF}/{id}`, plain(schemas.oneWeddingEvent), {
    body: schemas.eventChange,
  }),
  removeEvent: remove(`${STAFF}/{id}`, plain(schemas.done)),
  listCoupleEvents: get(COUPLE, plain(schemas.weddingEvents)),
  addCoupleEvent: post(COUPLE, plain(schemas.oneWeddingEvent), {
    body: schemas.newEvent,
    status: 201,
  }),
  changeCoupleEvent: patch(`${COUPLE}/{id}`, plain(schemas.oneWeddingEvent), {
    body: schemas.eventChange,
  }),
  removeCoupleEvent: remove(`${COUPLE}/{id}`, plain(schemas.done)),
  moveToEvent: put(`${COUPLE}/files`, plain(schemas.eventFilesMoved), {
    body: schemas.eventFiles,
  }),
};
