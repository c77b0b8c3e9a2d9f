import { z } from 'zod';
import { MAX_RETRY_IDS } from '../limits.js';
import { mediaId } from './common.js';

/** `POST /api/media/admin/{hash}/retry` */
export const mediaRetry = z.object({
  ids: z.array(mediaId).min(1).max(MAX_RETRY_IDS),
});
export type MediaRetry = z.infer<typeof mediaRetry>;

/** `POST /api/media/admin/{hash}/retry` */
export const retryResult = z
  .object({
    success: z.literal(true),
    retried: z.int().describe('Number of items that wait again.'),
  })
  .meta({ id: 'RetryResult' });
export type RetryResult = z.infer<typeof retryResult>;
