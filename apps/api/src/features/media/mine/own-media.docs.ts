import {
  done,
  ownItems,
  ownName,
  ownNote,
  ownPaging,
  renamedItems,
  takenBack,
} from '@hatira/contract/schemas';
import { BYTE_ANSWERS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { OwnMediaController } from './own-media.controller.js';

export const ownMediaDocs = documented(OwnMediaController, {
  list: {
    operationId: 'getOwnItems',
    access: 'public',
    summary: 'List the own items, newest first',
    query: ownPaging,
    description:
      'Empty without a cookie of this installation. Also works while uploads are closed.',
    answer: { description: 'The items.', schema: ownItems },
    problems: ['validation_failed', 'wedding_not_found', 'too_many_requests'],
  },
  rename: {
    operationId: 'renameOwnItems',
    access: 'public',
    summary: 'Put one name on all own items',
    description:
      'An item that would become an exact repeat of another keeps its note.',
    body: { json: ownName },
    answer: {
      description: 'The number of changed items.',
      schema: renamedItems,
    },
    problems: [
      'validation_failed',
      'malformed_request',
      'uploads_disabled',
      'wedding_not_found',
      'media_not_found',
      'too_many_requests',
    ],
  },
  change: {
    operationId: 'changeOwnNote',
    access: 'public',
    summary: 'Add, change or remove the note of an own item',
    body: { json: ownNote },
    answer: { description: 'The item has the note.', schema: done },
    problems: [
      'validation_failed',
      'malformed_request',
      'uploads_disabled',
      'wedding_not_found',
      'media_not_found',
      'exact_repeat',
      'too_many_requests',
    ],
  },
  takeBack: {
    operationId: 'takeBackOwnItem',
    access: 'public',
    summary: 'Take back an own item',
    description:
      'Within `GUEST_UNDO_HOURS` of its upload, also while uploads are closed.',
    answer: {
      description:
        'The item is in the trash, or stays for another guest who sent it.',
      schema: takenBack,
    },
    problems: [
      'undo_over',
      'wedding_not_found',
      'media_not_found',
      'too_many_requests',
    ],
  },
  thumb: {
    operationId: 'getOwnThumb',
    access: 'public',
    summary: 'Get the thumbnail of an own item',
    description: 'The address is in `OwnItem`.',
    answer: { description: 'WebP.', contentType: 'image/webp' },
    moreAnswers: BYTE_ANSWERS,
    problems: [
      'wedding_not_found',
      'media_not_found',
      'range_not_satisfiable',
      'content_changed',
    ],
  },
});
