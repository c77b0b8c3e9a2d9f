import { z } from 'zod';
import { MAX_BULK_IDS } from '../limits.js';

export const mediaId = z.uuid();

/** The random key of a file's own address. */
export const publicKey = z.string().regex(/^[\w-]{10,64}$/);

/** What can be made of a file. */
export const renditionName = z.enum(['thumb', 'preview', 'poster', 'playback']);

/** `POST /api/media/bulk-delete` and `POST /api/media/restore` */
export const mediaSelection = z.object({
  ids: z.array(mediaId).min(1).max(MAX_BULK_IDS),
});
export type MediaSelection = z.infer<typeof mediaSelection>;

/** Optional paging of a gallery's list. */
export const mediaPaging = z.object({
  limit: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= MAX_BULK_IDS)
    .optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
});
export type MediaPaging = z.infer<typeof mediaPaging>;
