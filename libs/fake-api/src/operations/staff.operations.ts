import * as schemas from '@hatira/contract/schemas';
import { z } from 'zod';
import { data, get, plain, post, put, rows } from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const staffOperations = {
  login: post('/api/auth/login', data(schemas.staffMember), {
    body: schemas.login,
  }),
  getMe: get('/api/auth/me', data(schemas.staffMember)),
  logout: post('/api/auth/logout', plain(schemas.done)),
  getSessions: get(
    '/api/auth/sessions',
    data(z.array(schemas.staffSessionEntry)),
  ),
  endSession: post('/api/auth/sessions/{id}/end', plain(schemas.done)),
  endOtherSessions: post(
    '/api/auth/sessions/end-others',
    data(schemas.endedSessions),
  ),
  getSecondFactor: get(
    '/api/auth/second-factor',
    data(schemas.secondFactorState),
  ),
  beginSecondFactor: post(
    '/api/auth/second-factor/begin',
    data(schemas.secondFactorSetup),
    { body: schemas.ownIdentity },
  ),
  confirmSecondFactor: post(
    '/api/auth/second-factor/confirm',
    data(schemas.recoveryCodes),
    { body: schemas.confirmSecondFactor },
  ),
  disableSecondFactor: post(
    '/api/auth/second-factor/disable',
    plain(schemas.done),
    { body: schemas.ownIdentity },
  ),
  renewRecoveryCodes: post(
    '/api/auth/second-factor/recovery-codes',
    data(schemas.recoveryCodes),
    { body: schemas.ownIdentity },
  ),
  listStaff: get('/api/admin/rest/staff', rows(schemas.panelStaff), {
    query: schemas.panelStaffQuery,
  }),
  getStaff: get('/api/admin/rest/staff/{id}', plain(schemas.panelStaff)),
  inviteStaff: post(
    '/api/admin/rest/staff',
    plain(schemas.panelStaffWithPassword),
    { body: schemas.inviteStaff, status: 201 },
  ),
  changeStaff: put('/api/admin/rest/staff/{id}', plain(schemas.panelStaff), {
    body: schemas.changeStaff,
  }),
  changeStaffPassword: post(
    '/api/admin/rest/staff/{id}/password',
    plain(schemas.panelStaffWithPassword),
    { body: schemas.changePassword },
  ),
  endStaffSessions: post(
    '/api/admin/rest/staff/{id}/sessions/end',
    data(schemas.endedSessions),
    { body: schemas.ownPassword },
  ),
  resetSecondFactor: post(
    '/api/admin/rest/staff/{id}/second-factor/reset',
    plain(schemas.panelStaff),
    { body: schemas.ownPassword },
  ),
  listAudit: get('/api/admin/rest/audit', rows(schemas.auditEntry), {
    query: schemas.auditQuery,
  }),
};
