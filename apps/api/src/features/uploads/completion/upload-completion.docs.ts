import {
  completeUpload,
  success,
  uploadedFile,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { UploadCompletionController } from './upload-completion.controller.js';

export const uploadCompletionDocs = documented(UploadCompletionController, {
  complete: {
    operationId: 'completeUpload',
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
});
