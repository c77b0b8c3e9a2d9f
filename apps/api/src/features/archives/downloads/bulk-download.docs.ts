import { bulkDownload } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { BulkDownloadController } from './bulk-download.controller.js';

const selectionProblems = [
  'validation_failed',
  'malformed_request',
  'body_too_large',
  'too_many_files',
  'files_not_found',
  'files_of_two_weddings',
] as const;

export const bulkDownloadDocs = documented(BulkDownloadController, {
  download: {
    operationId: 'bulkDownload',
    access: 'secret',
    summary: 'Download a selection as one zip',
    description:
      'For small selections: it cannot be resumed. `Content-Length` is exact.',
    body: { json: bulkDownload },
    answer: { description: 'The zip.', contentType: 'application/zip' },
    problems: [...selectionProblems, 'wedding_not_found', 'too_many_requests'],
  },
});
