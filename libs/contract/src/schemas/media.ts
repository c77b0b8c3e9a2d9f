import { z } from 'zod';
import { MAX_BULK_IDS } from '../limits.js';
import { bytes, integerText, mediaId, moment, processing } from './common.js';
import { mediaMarks } from './marks.js';
import { mediaExposure } from './visibility.js';

export const publicKey = z.string().regex(/^[\w-]{10,64}$/);

/** Have an object of their own; `motion` is a part of the original. */
export const storedRendition = z.enum([
  'thumb',
  'preview',
  'preview_hdr',
  'poster',
  'playback',
]);

export const renditionName = z.enum([...storedRendition.options, 'motion']);
export type RenditionName = z.infer<typeof renditionName>;

/** `POST /api/media/bulk-delete` and `POST /api/media/restore` */
export const mediaSelection = z.object({
  ids: z.array(mediaId).min(1).max(MAX_BULK_IDS),
});
export type MediaSelection = z.infer<typeof mediaSelection>;

/** `PUT …/exposure` */
export const exposureChange = mediaSelection.extend({
  exposure: mediaExposure,
});
export type ExposureChange = z.infer<typeof exposureChange>;

export const exposureResult = z
  .object({
    success: z.literal(true),
    changed: z
      .int()
      .describe(
        'Number of changed items, with copies of a picture and parts of Live Photos.',
      ),
  })
  .meta({ id: 'ExposureResult' });
export type ExposureResult = z.infer<typeof exposureResult>;

export const mediaSort = z
  .enum(['uploaded', 'moment', 'story'])
  .describe(
    'Newest upload, latest moment, or oldest moment first. By moments, items that only their upload dates are last.',
  );
export type MediaSort = z.infer<typeof mediaSort>;

const wantedSort = z
  .enum([...mediaSort.options, 'opening'])
  .describe(
    "Newest upload, latest moment, or oldest moment first. `opening` is `story` from the wedding's day on, before it and without a date `uploaded`.",
  );
export type WantedSort = z.infer<typeof wantedSort>;

export const mediaPaging = z.object({
  limit: integerText(5)
    .refine(
      (limit) => limit >= 1 && limit <= MAX_BULK_IDS,
      `is not between 1 and ${MAX_BULK_IDS}`,
    )
    .meta({ type: 'integer', minimum: 1, maximum: MAX_BULK_IDS })
    .optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  sort: wantedSort.default('uploaded'),
  event: z.uuid().describe('Only the files of this event.').optional(),
});
export type MediaPaging = z.infer<typeof mediaPaging>;

export const momentSource = z.enum([
  'exif_offset',
  'exif',
  'video',
  'file',
  'upload',
]);
export type MomentSource = z.infer<typeof momentSource>;

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
    moment: moment.describe(
      'When it was taken, as far as known: the order of `sort=moment`.',
    ),
    moment_source: momentSource.describe(
      'Origin of `moment`: EXIF with an offset; EXIF without one, in the zone of the phone or wedding; metadata of a ' +
        "video; the file's date on the phone; its upload. Dates that cannot be right are skipped.",
    ),
    event: z
      .uuid()
      .nullable()
      .describe('The event of the wedding to which it belongs; null: none.'),
    taken_at: moment.describe('Capture time, by the device.').optional(),
    width: z.int().describe('Pixels as shown.').optional(),
    height: z.int().describe('Pixels as shown.').optional(),
    camera: z
      .string()
      .describe('Maker and model of the device, from its metadata.')
      .optional(),
    table: z.int().describe('Of the card that the guest scanned.').optional(),
    sender: z.int().describe('The same for files of one browser.').optional(),
    duration_seconds: z.number().describe('Also of animations.').optional(),
    sound_only: z.literal(true).describe('A recording of sound.').optional(),
    placeholder: z.string().describe('Pixels as a data address.').optional(),
    thumb_url: z.string().describe('WebP for grids.').optional(),
    preview_url: z
      .string()
      .describe('Photos: WebP for a whole screen.')
      .optional(),
    preview_hdr_url: z
      .string()
      .describe(
        'Photos with a gain map: JPEG that keeps it, for screens of high dynamic range.',
      )
      .optional(),
    poster_url: z
      .string()
      .describe('Videos: WebP of the frame at one second.')
      .optional(),
    playback_url: z
      .string()
      .describe(
        'Videos: MP4 for every browser, without metadata; absent until it is made.',
      )
      .optional(),
    motion_url: z
      .string()
      .describe('Photos that move: MP4 of a few seconds.')
      .optional(),
    motion_of: z
      .uuid()
      .describe('Videos: id of the Live Photo that this file belongs to.')
      .optional(),
    same_as: z
      .uuid()
      .describe(
        'Id of the first item with the same picture; absent in that item.',
      )
      .optional(),
    marks: mediaMarks
      .describe(
        "The couple's hearts and verdicts; absent without any, and for the relatives' link.",
      )
      .optional(),
    exposure: mediaExposure
      .exclude(['shown'])
      .describe(
        "Held from guests, or hidden; absent of shown items, and for the relatives' link.",
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
    sort: mediaSort
      .describe('The order of the answer to `sort=opening`; absent otherwise.')
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
