import { mediaRetry, retryResult } from '@hatira/contract/schemas';
import { COUPLE_BODY_PROBLEMS } from '../../../platform/http/docs/common-answers.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { MediaRetryController } from './media-retry.controller.js';

export const mediaRetryDocs = documented(MediaRetryController, {
  retry: {
    operationId: 'retryFailed',
    access: 'secret',
    summary: 'Start the processing of failed items again',
    description:
      'For the couple’s hash. Ignores items that have not failed, deleted items, unknown ids, and items that were started ' +
      'again five times in a day; if no failed item is left, the answer is 429 with the time to wait. Open galleries receive the items as `media` events, now and with the outcome.',
    body: { json: mediaRetry },
    answer: { description: 'The items wait again.', schema: retryResult },
    problems: COUPLE_BODY_PROBLEMS,
  },
});
