import {
  completeUpload,
  done,
  singleUploadFields,
  sliceFields,
  success,
  uploadedFile,
  uploadState,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

export const uploadRoutes: RouteGroup = {
  name: 'Uploads',
  description:
    'Files up to 5,242,880 bytes in one call; larger ones in slices of exactly that size and one call to complete. ' +
    'What a file is, its bytes decide, never its name. The same content with the same note is stored once.',
  routes: [
    {
      method: 'post',
      path: '/api/media/{uploadPath}/upload',
      access: 'public',
      summary: 'Upload a file in one call',
      body: {
        fields: singleUploadFields,
        file: { name: 'media', description: 'A photo or video.' },
      },
      answer: {
        description: 'The file is in the gallery and on stable storage.',
        schema: success(uploadedFile),
      },
      problems: [
        ...([
          'validation_failed',
          'malformed_request',
          'empty_file',
          'file_missing',
        ] as const),
        ...([
          'uploads_disabled',
          'wedding_not_found',
          'file_too_large',
          'unsupported_media',
          'storage_full',
        ] as const),
        ...(['wedding_day_full'] as const),
      ],
    },
    {
      method: 'post',
      path: '/api/media/{uploadPath}/upload-chunk',
      access: 'public',
      summary: 'Upload one slice',
      description:
        '`start` is a multiple of 5,242,880, inclusive; `end` = min(start + 5,242,880, total), exclusive. Slices may ' +
        'come in any order, at the same time, twice, or again after days. `uploadId` is a UUID that the client makes ' +
        'per file; without it an anonymous cookie, or else address and user agent, tell uploads apart.',
      body: {
        fields: sliceFields,
        file: { name: 'chunk', description: 'The bytes of the slice.' },
      },
      answer: { description: 'The slice is written and noted.', schema: done },
      problems: [
        ...([
          'validation_failed',
          'malformed_request',
          'slice_off_grid',
          'file_missing',
          'uploads_disabled',
        ] as const),
        ...([
          'wedding_not_found',
          'slice_conflict',
          'upload_mismatch',
          'file_too_large',
          'unsupported_media',
        ] as const),
        ...(['slice_in_progress', 'storage_full', 'wedding_day_full'] as const),
      ],
    },
    {
      method: 'post',
      path: '/api/media/{uploadPath}/complete-upload',
      access: 'public',
      summary: 'Complete an upload in slices',
      description:
        'Every byte must have arrived: else 409 `upload_incomplete` with `details.missing`, the byte ranges to send. ' +
        'Repeating it gives the same answer.',
      body: { json: completeUpload },
      answer: {
        description: 'The file is in the gallery and on stable storage.',
        schema: success(uploadedFile),
      },
      problems: [
        ...([
          'validation_failed',
          'malformed_request',
          'uploads_disabled',
          'wedding_not_found',
        ] as const),
        ...([
          'upload_not_found',
          'upload_incomplete',
          'upload_mismatch',
          'file_too_large',
          'upload_busy',
        ] as const),
        ...(['storage_full'] as const),
      ],
    },
    {
      method: 'get',
      path: '/api/media/{uploadPath}/uploads/{uploadId}',
      access: 'public',
      summary: 'What has arrived of an upload',
      answer: {
        description: 'The byte ranges that are kept; send the others.',
        schema: success(uploadState),
      },
      problems: ['wedding_not_found', 'upload_not_found'],
    },
    {
      method: 'get',
      path: '/api/media/keep-alive',
      access: 'public',
      summary: 'Repeated by the page while it uploads',
      answer: { description: 'The server is there.', schema: done },
      problems: [],
    },
  ],
};
