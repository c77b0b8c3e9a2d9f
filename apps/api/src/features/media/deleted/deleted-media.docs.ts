import {
  deletedPage,
  deletedPaging,
  mediaSelection,
  restoration,
} from '@hatira/contract/schemas';
import {
  BYTE_PROBLEMS,
  COUPLE_PROBLEMS,
  COUPLE_BODY_PROBLEMS,
  SERVED_BYTE_ANSWERS,
} from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { DeletedMediaController } from './deleted-media.controller.js';

export const deletedMediaDocs = documented(DeletedMediaController, {
  list: {
    operationId: 'getDeleted',
    access: 'secret',
    summary: 'List the items that the couple deleted',
    description:
      'Last deleted first, until they are erased (`TRASH_DAYS`); without `limit` 200. Items that staff deleted are absent.',
    query: deletedPaging,
    answer: { description: 'The items.', schema: deletedPage },
    problems: COUPLE_PROBLEMS,
  },
  file: {
    operationId: 'getDeletedFile',
    access: 'secret',
    summary: 'Get a picture or the video of a deleted item',
    answer: {
      description:
        'A picture is a WebP; a video is in a form that browsers play, if one was made.',
      contentType: '*/*',
    },
    moreAnswers: SERVED_BYTE_ANSWERS,
    problems: [...COUPLE_PROBLEMS, ...BYTE_PROBLEMS],
  },
  restore: {
    operationId: 'restoreDeleted',
    access: 'secret',
    summary: 'Restore items that the couple deleted',
    description:
      'Ignores ids of other weddings, erased items, those that staff deleted, and files that are in the gallery again.',
    body: { json: mediaSelection },
    answer: {
      description: 'The items are in the gallery.',
      schema: restoration,
    },
    problems: COUPLE_BODY_PROBLEMS,
  },
});
