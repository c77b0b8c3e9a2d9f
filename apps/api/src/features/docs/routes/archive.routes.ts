import {
  archivesQuery,
  archiveState,
  bulkDownload,
  createArchive,
  success,
} from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

const selectionProblems = [
  ...([
    'validation_failed',
    'malformed_request',
    'body_too_large',
    'too_many_files',
  ] as const),
  ...(['files_not_found', 'files_of_two_weddings'] as const),
];

export const archiveRoutes: RouteGroup = {
  name: 'Downloads of many',
  description:
    'Zips of a selection or of a whole wedding: one folder with the wedding’s title, the files under their own names, ' +
    'and what guests have written as `notes.html` and `notes.csv`.',
  routes: [
    {
      method: 'post',
      path: '/api/media/bulk-download-chunked',
      access: 'secret',
      summary: 'A selection as one zip, at once',
      description:
        'For small selections: it cannot be resumed. Its exact length is known from the first byte on.',
      body: { json: bulkDownload },
      answer: { description: 'The zip.', contentType: 'application/zip' },
      problems: [
        ...selectionProblems,
        'wedding_not_found',
        'too_many_requests',
      ],
    },
    {
      method: 'post',
      path: '/api/archives',
      access: 'secret',
      summary: 'An archive that can be resumed',
      description:
        'Without `ids` of everything in the wedding. It can be downloaded at once, while it is being built in advance. ' +
        'The same selection asked for again by the same link is the same archive. The relatives’ link names no `email`.',
      body: { json: createArchive },
      answer: {
        status: 202,
        description: 'The archive.',
        schema: success(archiveState),
      },
      problems: [
        ...selectionProblems,
        ...([
          'wedding_not_found',
          'read_only_link',
          'nothing_to_download',
          'too_many_requests',
          'too_many_recipients',
          'mail_unavailable',
        ] as const),
      ],
    },
    {
      method: 'get',
      path: '/api/archives',
      access: 'secret',
      summary: 'The archives that were asked for by this link',
      description: 'Those that can be downloaded, the newest first.',
      query: archivesQuery,
      answer: {
        description: 'The archives.',
        schema: success(archiveState.array()),
      },
      problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
    },
    {
      method: 'get',
      path: '/api/archives/{id}',
      access: 'secret',
      summary: 'How far an archive is',
      description:
        'Open galleries are told the same by `event: archive` of their stream.',
      answer: {
        description: 'The archive; also one that has ended.',
        schema: success(archiveState),
      },
      problems: ['archive_not_found'],
    },
    {
      method: 'get',
      path: '/api/archives/{id}/download',
      access: 'secret',
      summary: 'Download an archive',
      description:
        'Byte ranges are answered; give the ETag of what you hold as `If-Range` when you continue. Deleting one of its ' +
        'files ends an archive and its running downloads.',
      answer: { description: 'The zip.', contentType: 'application/zip' },
      moreAnswers: {
        206: 'The range asked for.',
        302: 'It is built, and at the bucket.',
        304: 'Unchanged.',
      },
      problems: [
        'archive_not_found',
        'archive_gone',
        'content_changed',
        'range_not_satisfiable',
        'too_many_requests',
      ],
    },
  ],
};
