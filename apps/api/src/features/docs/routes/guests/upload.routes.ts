import {
  completeUpload,
  done,
  knownFile,
  knownFilesQuestion,
  singleUploadFields,
  sliceAnswer,
  sliceFields,
  success,
  turn,
  turnQuestion,
  uploadAnswer,
  uploadedFile,
  uploadState,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import type { RouteGroup } from '../../documented-route.js';

export const uploadRoutes: RouteGroup = {
  name: 'Uploads',
  description:
    'Files up to 5,242,880 bytes in one call; larger ones in slices of exactly that size, then one call to complete. ' +
    'The signature decides the type, not the name. The same content with the same note is stored once.',
  routes: [
    {
      operationId: 'upload',
      method: 'post',
      path: '/api/media/{uploadPath}/upload',
      access: 'public',
      summary: 'Upload a file in one call',
      body: {
        fields: singleUploadFields,
        file: { name: 'media', description: 'A photo or video.' },
      },
      answer: {
        description: 'The file is in the gallery and stored durably.',
        schema: uploadAnswer,
      },
      problems: [
        'validation_failed',
        'malformed_request',
        'bytes_damaged',
        'empty_file',
        'file_missing',
        'uploads_disabled',
        'wedding_not_found',
        'file_too_large',
        'unsupported_media',
        'storage_full',
        'wedding_day_full',
      ],
    },
    {
      operationId: 'uploadChunk',
      method: 'post',
      path: '/api/media/{uploadPath}/upload-chunk',
      access: 'public',
      summary: 'Upload one slice',
      description:
        '`start` is a multiple of 5,242,880, inclusive; `end` = min(start + 5,242,880, total), exclusive. Slices may ' +
        'come in any order, in parallel, twice, or days later. `uploadId` is a UUID that the client creates for each ' +
        'file; without it, the anonymous cookie of an earlier answer identifies the upload, and only the first slice ' +
        'may come without one. Send the fields before the file. `details.fields` of `slice_off_grid` names the wrong ' +
        'field and the right value.',
      body: {
        fields: sliceFields,
        file: { name: 'chunk', description: 'The bytes of the slice.' },
      },
      answer: { description: 'The slice is stored.', schema: sliceAnswer },
      problems: [
        'validation_failed',
        'malformed_request',
        'slice_off_grid',
        'bytes_damaged',
        'file_missing',
        'uploads_disabled',
        'wedding_not_found',
        'upload_not_found',
        'slice_conflict',
        'upload_mismatch',
        'file_too_large',
        'unsupported_media',
        'slice_in_progress',
        'storage_full',
        'wedding_day_full',
      ],
    },
    {
      operationId: 'completeUpload',
      method: 'post',
      path: '/api/media/{uploadPath}/complete-upload',
      access: 'public',
      summary: 'Complete an upload in slices',
      description:
        'Answers 409 `upload_incomplete` with the byte ranges to send in `details.missing` until every byte has ' +
        'arrived, and 409 `upload_mismatch` when the whole has another `contentHash`. Without `uploadId` ' +
        'and `contentHash` a browser whose slices got `slice_conflict` completes the other file of this name and size. ' +
        'A repeated call has the same answer.',
      body: { json: completeUpload },
      answer: {
        description: 'The file is in the gallery and stored durably.',
        schema: success(uploadedFile),
      },
      problems: [
        'validation_failed',
        'malformed_request',
        'uploads_disabled',
        'wedding_not_found',
        'upload_not_found',
        'upload_incomplete',
        'upload_mismatch',
        'file_too_large',
        'upload_busy',
        'storage_full',
      ],
    },
    {
      operationId: 'getUploadState',
      method: 'get',
      path: '/api/media/{uploadPath}/uploads/{uploadId}',
      access: 'public',
      summary: 'Get the state of an upload',
      answer: {
        description: 'The stored byte ranges; send the others.',
        schema: success(uploadState),
      },
      problems: ['wedding_not_found', 'upload_not_found'],
    },
    {
      operationId: 'findKnownFiles',
      method: 'post',
      path: '/api/media/{uploadPath}/known-files',
      access: 'public',
      summary: 'Ask for files that need not be sent',
      description:
        'A file with the same content, size and note as one of the wedding counts as sent: it is on the list of this ' +
        'guest, and its bytes stay on the phone. Empty without a cookie of this installation.',
      body: { json: knownFilesQuestion },
      answer: {
        description: 'The known files.',
        schema: success(z.array(knownFile)),
      },
      problems: [
        'validation_failed',
        'malformed_request',
        'uploads_disabled',
        'wedding_not_found',
        'too_many_requests',
      ],
    },
    {
      operationId: 'askForTurn',
      method: 'post',
      path: '/api/media/{uploadPath}/turn',
      access: 'public',
      summary: 'Ask for a turn in a crowded hall',
      description:
        'For a phone that an answer has asked to wait. Photos go before videos, and of each kind guests without a stored ' +
        'file before the others. A request without a turn is taken, too.',
      body: { json: turnQuestion },
      answer: { description: 'A turn, or a wait.', schema: success(turn) },
      problems: [
        'validation_failed',
        'malformed_request',
        'uploads_disabled',
        'wedding_not_found',
        'too_many_requests',
      ],
    },
    {
      operationId: 'keepAlive',
      method: 'get',
      path: '/api/media/keep-alive',
      access: 'public',
      summary: 'Keep the connection open during uploads',
      answer: { description: 'The server answers.', schema: done },
      problems: [],
    },
  ],
};
