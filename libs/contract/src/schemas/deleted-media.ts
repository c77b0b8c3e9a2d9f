import { z } from 'zod';
import { mediaId, moment } from './common.js';
import { mediaItem, mediaPaging } from './media.js';

/** `GET /api/media/admin/{hash}/deleted` */
export const deletedPaging = mediaPaging.pick({ limit: true, cursor: true });
export type DeletedPaging = z.infer<typeof deletedPaging>;

/** `GET /api/media/admin/{hash}/deleted/{id}/{part}` */
export const deletedPart = z
  .enum(['picture', 'large', 'video'])
  .describe(
    '`picture` and `large`: a WebP, of a video one frame. `video`: the video.',
  );
export type DeletedPart = z.infer<typeof deletedPart>;

export const deletedFileAddress = z.object({ id: mediaId, part: deletedPart });
export type DeletedFileAddress = z.infer<typeof deletedFileAddress>;

export const deletedItem = mediaItem
  .pick({
    id: true,
    file_name: true,
    file_type: true,
    file_size: true,
    note: true,
    moment: true,
    width: true,
    height: true,
    duration_seconds: true,
    placeholder: true,
    processing: true,
  })
  .extend({
    deleted_at: moment,
    days_left: z
      .int()
      .min(1)
      .describe('Begun days until the file is erased, by `TRASH_DAYS`.'),
    has_picture: z
      .boolean()
      .describe('The calls for its pictures answer a WebP.'),
  })
  .meta({ id: 'DeletedItem' });
export type DeletedItem = z.infer<typeof deletedItem>;

export const deletedPage = z
  .object({
    success: z.literal(true),
    data: z.array(deletedItem),
    next_cursor: z
      .string()
      .describe('Start of the next page; absent on the last.')
      .optional(),
  })
  .meta({ id: 'DeletedPage' });
export type DeletedPage = z.infer<typeof deletedPage>;
