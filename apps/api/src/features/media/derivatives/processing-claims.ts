import { RowClaims } from '../../../platform/database/row-claims.js';
import type { ProcessingStep } from '../media.entity.js';

/** Claims of items whose pictures are not made yet. */
export const CLAIMS = new RowClaims({
  table: 'media',
  claimedBy: 'processing_by',
  attempts: 'processing_attempts',
  isOpen: `processing = 'pending' AND deleted_at IS NULL`,
});

/** Steps of the queue `derive-media`. */
export const IN_TURN: ProcessingStep[] = ['derive', 'preview'];

/** SQL: the items that wait in the steps of `$1`. */
export const WAITING = `
FROM media WHERE processing_step = ANY($1) AND ${CLAIMS.isWaiting}`;
