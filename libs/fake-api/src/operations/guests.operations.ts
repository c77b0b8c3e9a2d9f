import * as schemas from '@hatira/contract/schemas';
import { z } from 'zod';
import { bytes, data, get, patch, plain, post, remove } from './operation.js';

/** Each key is the operation's id in the description of the API. */
export const guestOperations = {
  upload: post('/api/media/{uploadPath}/upload', plain(schemas.uploadAnswer), {
    body: schemas.singleUploadFields,
    file: 'media',
  }),
  uploadChunk: post(
    '/api/media/{uploadPath}/upload-chunk',
    plain(schemas.sliceAnswer),
    { body: schemas.sliceFields, file: 'chunk' },
  ),
  completeUpload: post(
    '/api/media/{uploadPath}/complete-upload',
    data(schemas.uploadedFile),
    { body: schemas.completeUpload },
  ),
  getUploadState: get(
    '/api/media/{uploadPath}/uploads/{uploadId}',
    data(schemas.uploadState),
  ),
  findKnownFiles: post(
    '/api/media/{uploadPath}/known-files',
    data(z.array(schemas.knownFile)),
    { body: schemas.knownFilesQuestion },
  ),
  askForTurn: post('/api/media/{uploadPath}/turn', data(schemas.turn), {
    body: schemas.turnQuestion,
  }),
  keepAlive: get('/api/media/keep-alive', plain(schemas.done)),
  getOwnItems: get('/api/media/{uploadPath}/mine', plain(schemas.ownItems), {
    query: schemas.ownPaging,
  }),
  renameOwnItems: patch(
    '/api/media/{uploadPath}/mine',
    plain(schemas.renamedItems),
    { body: schemas.ownName },
  ),
  changeOwnNote: patch(
    '/api/media/{uploadPath}/mine/{id}',
    plain(schemas.done),
    { body: schemas.ownNote },
  ),
  takeBackOwnItem: remove(
    '/api/media/{uploadPath}/mine/{id}',
    plain(schemas.takenBack),
  ),
  getOwnThumb: get(
    '/api/media/{uploadPath}/mine/{id}/thumb',
    bytes('image/webp'),
  ),
  sendContactMessage: post('/api/contact', plain(schemas.done), {
    body: schemas.contactForm,
    status: 201,
  }),
  getConfig: get('/api/config', data(schemas.publicConfig)),
};
