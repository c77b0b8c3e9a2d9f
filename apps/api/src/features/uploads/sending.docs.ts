import {
  knownFile,
  knownFilesQuestion,
  success,
  turn,
  turnQuestion,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import { documented } from '../../platform/http/docs/documented.js';
import { SendingController } from './sending.controller.js';

export const sendingDocs = documented(SendingController, {
  knownFiles: {
    operationId: 'findKnownFiles',
    access: 'public',
    summary: 'Ask for files that need not be sent',
    description:
      'A file with the same content, size and note as one of the wedding counts as sent: it is on the list of this ' +
      'guest, and its bytes stay on the phone. Empty without a cookie of this installation.',
    body: { json: knownFilesQuestion },
    answer: {
      description: 'The known files.',
      schema: success(z.array(knownFile)),
    },
    problems: [
      'validation_failed',
      'malformed_request',
      'uploads_disabled',
      'wedding_not_found',
      'too_many_requests',
    ],
  },
  turn: {
    operationId: 'askForTurn',
    access: 'public',
    summary: 'Ask for a turn in a crowded hall',
    description:
      'For a phone that an answer has asked to wait. Photos go before videos, and of each kind guests without a stored ' +
      'file before the others. A request without a turn is taken, too.',
    body: { json: turnQuestion },
    answer: { description: 'A turn, or a wait.', schema: success(turn) },
    problems: [
      'validation_failed',
      'malformed_request',
      'uploads_disabled',
      'wedding_not_found',
      'too_many_requests',
    ],
  },
});
