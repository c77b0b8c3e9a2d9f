import {
  bulkDeletion,
  done,
  mediaSelection,
  restoration,
} from '@hatira/contract/schemas';
import {
  BYTE_PROBLEMS,
  BYTE_ANSWERS,
} from '../../platform/http/docs/common-answers.js';
import { documented } from '../../platform/http/docs/documented.js';
import { MediaController } from './media.controller.js';

export const mediaDocs = documented(MediaController, {
  download: {
    operationId: 'download',
    access: 'secret',
    summary: 'Download an item with its file name',
    description: 'The original bytes. Supports byte ranges.',
    answer: { description: 'The file.', contentType: '*/*' },
    moreAnswers: BYTE_ANSWERS,
    problems: BYTE_PROBLEMS,
  },
  remove: {
    operationId: 'deleteMedia',
    access: 'secret',
    summary: 'Delete an item',
    answer: { description: 'The item is in the trash.', schema: done },
    problems: ['media_not_found', 'read_only_link'],
  },
  bulkDelete: {
    operationId: 'bulkDelete',
    access: 'secret',
    summary: 'Delete many items',
    description: 'Ignores unknown ids and deleted items.',
    body: { json: mediaSelection },
    answer: {
      description: 'The items are in the trash.',
      schema: bulkDeletion,
    },
    problems: [
      'validation_failed',
      'malformed_request',
      'body_too_large',
      'read_only_link',
      'too_many_requests',
    ],
  },
  restore: {
    operationId: 'restore',
    access: 'secret',
    summary: 'Restore items deleted within the last 15 minutes',
    body: { json: mediaSelection },
    description:
      'Ignores unknown ids, items in the gallery, older deletions and those of staff.',
    answer: {
      description: 'The items are in the gallery.',
      schema: restoration,
    },
    problems: [
      'validation_failed',
      'malformed_request',
      'body_too_large',
      'read_only_link',
      'too_many_requests',
    ],
  },
});
