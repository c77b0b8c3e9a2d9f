import {
  sliceAnswer,
  sliceFields,
  success,
  uploadState,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { SliceUploadController } from './slice-upload.controller.js';

export const sliceUploadDocs = documented(SliceUploadController, {
  slice: {
    operationId: 'uploadChunk',
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
  state: {
    operationId: 'getUploadState',
    access: 'public',
    summary: 'Get the state of an upload',
    answer: {
      description: 'The stored byte ranges; send the others.',
      schema: success(uploadState),
    },
    problems: ['wedding_not_found', 'upload_not_found'],
  },
});
