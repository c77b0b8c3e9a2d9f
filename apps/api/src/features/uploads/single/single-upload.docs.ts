import {
  done,
  singleUploadFields,
  uploadAnswer,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { SingleUploadController } from './single-upload.controller.js';

export const singleUploadDocs = documented(SingleUploadController, {
  upload: {
    operationId: 'upload',
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
  keepAlive: {
    operationId: 'keepAlive',
    access: 'public',
    summary: 'Keep the connection open during uploads',
    answer: { description: 'The server answers.', schema: done },
    problems: [],
  },
});
