import * as schemas from '@hatira/contract/schemas';
import { data, get, plain, post, put, rows } from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const panelOperations = {
  listContactMessages: get(
    '/api/admin/rest/contact-messages',
    rows(schemas.panelContactMessage),
    { query: schemas.panelMessagesQuery },
  ),
  getContactMessage: get(
    '/api/admin/rest/contact-messages/{id}',
    plain(schemas.panelContactMessage),
  ),
  changeContactMessage: put(
    '/api/admin/rest/contact-messages/{id}',
    plain(schemas.panelContactMessage),
    { body: schemas.changeMessage },
  ),
  eraseMessage: post(
    '/api/admin/rest/contact-messages/{id}/erase',
    plain(schemas.changedItems),
    { body: schemas.erasure },
  ),
  getSummary: get('/api/admin/summary', data(schemas.panelSummary)),
  getSystem: get('/api/admin/system', data(schemas.systemState)),
  getSettings: get('/api/admin/settings', data(schemas.settingsSheet)),
  changeSettings: put('/api/admin/settings', data(schemas.settingsSheet), {
    body: schemas.changeSettings,
  }),
  getTestimonials: get(
    '/api/admin/testimonials',
    data(schemas.testimonialSheet),
  ),
  changeTestimonials: put(
    '/api/admin/testimonials',
    data(schemas.testimonialSheet),
    { body: schemas.changeTestimonials },
  ),
  getOverview: get('/api/admin/overview', data(schemas.panelOverview)),
  getToday: get('/api/admin/today', data(schemas.today)),
  getControlRoom: get('/api/admin/control-room', data(schemas.controlRoom)),
  getUploadHours: get(
    '/api/admin/weddings/{hash}/upload-hours',
    data(schemas.uploadHours),
  ),
};
