import { z } from 'zod';
import { MAX_BULK_IDS } from '../limits.js';

export const mediaId = z.uuid();

/** `POST /api/media/bulk-delete` and `POST /api/media/restore` */
export const mediaSelection = z.object({
  ids: z.array(mediaId).min(1).max(MAX_BULK_IDS),
});
