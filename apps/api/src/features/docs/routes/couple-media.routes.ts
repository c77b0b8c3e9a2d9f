import {
  markingResult,
  mediaMarking,
  mediaRetry,
  retryResult,
} from '@hatira/contract/schemas';
import type { DocumentedRoute } from '../documented-route.js';

const PROBLEMS = [
  'validation_failed',
  'malformed_request',
  'body_too_large',
  'wedding_not_found',
  'read_only_link',
  'too_many_requests',
] as const;

/** Changes by the couple's hash alone. */
export const coupleMediaRoutes: DocumentedRoute[] = [
  {
    operationId: 'markMedia',
    method: 'put',
    path: '/api/media/admin/{hash}/marks',
    access: 'secret',
    summary: 'Store hearts and verdicts',
    description:
      'For the couple’s hash. May be repeated; of each partner and item the last call counts. Ignores unknown ids. Open ' +
      'galleries of the couple receive the items as `media` events.',
    body: { json: mediaMarking },
    answer: { description: 'The marks are kept.', schema: markingResult },
    problems: PROBLEMS,
  },
  {
    operationId: 'retryFailed',
    method: 'post',
    path: '/api/media/admin/{hash}/retry',
    access: 'secret',
    summary: 'Start the processing of failed items again',
    description:
      'For the couple’s hash. Ignores items that have not failed, deleted items, unknown ids, and items that were started ' +
      'again five times in a day; if no failed item is left, the answer is 429 with the time to wait. Open galleries receive the items as `media` events, now and with the outcome.',
    body: { json: mediaRetry },
    answer: { description: 'The items wait again.', schema: retryResult },
    problems: PROBLEMS,
  },
];
