import { z } from 'zod';
import { MAX_NOTE_NAME_LENGTH } from '../limits.js';
import { bytes, count, moment, processing } from './common.js';
import { mediaPaging, storageAddress } from './media.js';

/** What a guest sees of an item that this phone has sent. */
export const ownItem = z
  .object({
    id: z.uuid().describe('For the calls of its sender only.'),
    file_name: z.string(),
    file_type: z.string().describe('MIME type by signature.'),
    file_size: bytes,
    storage_url: storageAddress.describe('As the upload answered it.'),
    note: z
      .string()
      .describe("'name|text', 'name|', '|text' or a bare text.")
      .optional(),
    created_at: moment,
    processing,
    thumb_url: z
      .string()
      .describe('WebP for grids, for its sender only; present when made.')
      .optional(),
    undo_until: moment
      .describe('Until then its sender can take it back; absent when over.')
      .optional(),
    is_shared: z
      .literal(true)
      .describe(
        'Its note cannot be changed: another guest sent the same before, or the album is sealed.',
      )
      .optional(),
  })
  .meta({ id: 'OwnItem' });
export type OwnItem = z.infer<typeof ownItem>;

export const ownPaging = mediaPaging.pick({ cursor: true });
export type OwnPaging = z.infer<typeof ownPaging>;

/** `GET /api/media/{uploadPath}/mine` */
export const ownItems = z
  .object({
    success: z.literal(true),
    data: z.array(ownItem),
    now: moment.describe("The server's clock."),
    next_cursor: z
      .string()
      .describe('Start of the next page; absent on the last.')
      .optional(),
  })
  .meta({ id: 'OwnItems' });
export type OwnItems = z.infer<typeof ownItems>;

/** `PATCH /api/media/{uploadPath}/mine` */
export const ownName = z.object({
  name: z
    .string()
    .max(MAX_NOTE_NAME_LENGTH)
    .describe('For every item; empty removes the name. A bar becomes a space.'),
});
export type OwnName = z.infer<typeof ownName>;

export const renamedItems = z
  .object({
    success: z.literal(true),
    changed: count.describe(
      'Number of items with another note than before; 0 while the album is sealed.',
    ),
  })
  .meta({ id: 'RenamedItems' });
export type RenamedItems = z.infer<typeof renamedItems>;

/** `PATCH /api/media/{uploadPath}/mine/{id}` */
export const ownNote = z.object({
  note: z.string().max(4096).nullable().describe('Null or empty: without.'),
});
export type OwnNote = z.infer<typeof ownNote>;

/** `DELETE /api/media/{uploadPath}/mine/{id}` */
export const takenBack = z
  .object({
    success: z.literal(true),
    stays: z
      .boolean()
      .describe(
        'The gallery keeps the file because another guest sent the same; absent of a sealed album.',
      )
      .optional(),
  })
  .meta({ id: 'TakenBack' });
export type TakenBack = z.infer<typeof takenBack>;
