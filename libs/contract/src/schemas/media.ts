import { z } from 'zod';
import { MAX_BULK_IDS } from '../limits.js';
import { bytes, integerText, moment, processing } from './common.js';

export const mediaId = z.uuid();

export const publicKey = z.string().regex(/^[\w-]{10,64}$/);

export const renditionName = z.enum(['thumb', 'preview', 'poster', 'playback']);
export type RenditionName = z.infer<typeof renditionName>;

/** `POST /api/media/bulk-delete` and `POST /api/media/restore` */
export const mediaSelection = z.object({
  ids: z.array(mediaId).min(1).max(MAX_BULK_IDS),
});
export type MediaSelection = z.infer<typeof mediaSelection>;

export const mediaPaging = z.object({
  limit: integerText(5)
    .refine((limit) => limit >= 1 && limit <= MAX_BULK_IDS)
    .meta({ type: 'integer', minimum: 1, maximum: MAX_BULK_IDS })
    .optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
});
export type MediaPaging = z.infer<typeof mediaPaging>;

export const storageAddress = z
  .string()
  .describe("The file's address, relative to this origin.");

export const mediaItem = z
  .object({
    id: z
      .uuid()
      .describe('Each gallery link has its own id for an item; ends with it.'),
    file_name: z.string(),
    file_type: z
      .string()
      .describe(
        'MIME type by signature; image/… is a photo, any other a video.',
      ),
    file_size: bytes,
    storage_url: storageAddress,
    note: z
      .string()
      .describe("'name|text', 'name|', '|text' or a bare text.")
      .optional(),
    created_at: moment,
    processing: processing.describe(
      'ready: every rendition exists. Each address appears as its rendition is made.',
    ),
    taken_at: moment.describe('Capture time, by the device.').optional(),
    width: z.int().describe('Pixels as shown.').optional(),
    height: z.int().describe('Pixels as shown.').optional(),
    duration_seconds: z.number().optional(),
    placeholder: z
      .string()
      .describe('A few pixels as a data address.')
      .optional(),
    thumb_url: z.string().describe('WebP for grids.').optional(),
    preview_url: z
      .string()
      .describe('Photos: WebP for a whole screen.')
      .optional(),
    poster_url: z
      .string()
      .describe('Videos: WebP of the frame at one second.')
      .optional(),
    playback_url: z
      .string()
      .describe(
        'Videos: MP4 for every browser, if the original does not play in all.',
      )
      .optional(),
  })
  .meta({ id: 'MediaItem' });
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaPage = z
  .object({
    success: z.literal(true),
    data: z.array(mediaItem),
    next_cursor: z
      .string()
      .describe('Start of the next page; absent on the last.')
      .optional(),
  })
  .meta({ id: 'MediaPage' });

/**
 * `event: media` of a gallery's stream: new or changed items, ids of removed
 * ones.
 */
export const mediaChanges = z
  .object({ changed: z.array(mediaItem), removed: z.array(mediaId) })
  .meta({ id: 'MediaChanges' });
export type MediaChanges = z.infer<typeof mediaChanges>;

/** `POST /api/media/bulk-delete` */
export const bulkDeletion = z
  .object({
    success: z.literal(true),
    deleted: z.int().describe('Number of items that this call deleted.'),
  })
  .meta({ id: 'BulkDeletion' });
export type BulkDeletion = z.infer<typeof bulkDeletion>;

/** `POST /api/media/restore` */
export const restoration = z
  .object({
    success: z.literal(true),
    restored: z.int().describe('Number of items that this call restored.'),
  })
  .meta({ id: 'Restoration' });
export type Restoration = z.infer<typeof restoration>;
