import {
  archivesQuery,
  archiveState,
  createArchive,
  success,
} from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { ArchivesController } from './archives.controller.js';

const selectionProblems = [
  'validation_failed',
  'malformed_request',
  'body_too_large',
  'too_many_files',
  'files_not_found',
  'files_of_two_weddings',
] as const;

export const archivesDocs = documented(ArchivesController, {
  create: {
    operationId: 'createArchive',
    access: 'secret',
    summary: 'Create an archive, whose download can be resumed',
    description:
      'Without `ids`, of the whole wedding. The download works at once, while the archive is prepared. The same selection ' +
      'by the same link is the same archive. `email` is refused for the relatives’ link.',
    body: { json: createArchive },
    answer: {
      status: 202,
      description: 'The archive.',
      schema: success(archiveState),
    },
    problems: [
      ...selectionProblems,
      'wedding_not_found',
      'read_only_link',
      'nothing_to_download',
      'too_many_requests',
      'too_many_recipients',
      'mail_unavailable',
    ],
  },
  list: {
    operationId: 'getArchives',
    access: 'secret',
    summary: 'List the archives of a link',
    description: 'Those that can be downloaded, newest first.',
    query: archivesQuery,
    answer: {
      description: 'The archives.',
      schema: success(archiveState.array()),
    },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  },
  state: {
    operationId: 'getArchive',
    access: 'secret',
    summary: 'Get the state of an archive',
    description:
      'The event stream of the gallery sends the same as `event: archive`.',
    answer: {
      description: 'The archive, also an expired one.',
      schema: success(archiveState),
    },
    problems: ['archive_not_found'],
  },
  download: {
    operationId: 'downloadArchive',
    access: 'secret',
    summary: 'Download an archive',
    description:
      'Supports byte ranges. An archive has the same bytes and the same ETag from its creation to its end, so that parts ' +
      'of any time fit together; a bucket that it redirects to has an ETag of its own. Deleting one of its files ends an ' +
      'archive and its running downloads.',
    answer: { description: 'The zip.', contentType: 'application/zip' },
    moreAnswers: {
      206: 'The requested range.',
      302: 'Redirects to the prepared archive in the bucket.',
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
});
