import { z } from 'zod';
import {
  MAX_SELECTION_ALBUM_ITEMS,
  MAX_SELECTION_ALBUM_NAME_LENGTH,
} from '../routes/selection-album-routes.js';
import { albumItem } from './album.js';
import { bytes, mediaId, moment, titleFont } from './common.js';

export const selectionAlbumId = z.uuid();

/** `POST /api/media/admin/{hash}/albums` */
export const makeSelectionAlbum = z.object({
  ids: z
    .array(mediaId)
    .min(1)
    .max(MAX_SELECTION_ALBUM_ITEMS)
    .describe('Unknown, deleted and hidden items are left out.'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SELECTION_ALBUM_NAME_LENGTH)
    .describe('For the visitors; absent for an album without a name.')
    .optional(),
});
export type MakeSelectionAlbum = z.infer<typeof makeSelectionAlbum>;

export const selectionAlbum = z
  .object({
    id: selectionAlbumId,
    url: z.string().describe('Absolute: the page of the link.'),
    name: z.string().optional(),
    count: z
      .int()
      .describe(
        'Pictures and videos that its visitors see, once a seal has ended.',
      ),
    cover_url: z
      .string()
      .describe(
        'Relative to this origin: a WebP of the first picture, also under a seal.',
      )
      .optional(),
    created_at: moment,
  })
  .meta({ id: 'SelectionAlbum' });
export type SelectionAlbum = z.infer<typeof selectionAlbum>;

/** `GET /api/media/admin/{hash}/albums` */
export const selectionAlbumList = z
  .object({
    success: z.literal(true),
    data: z.array(selectionAlbum),
    next_cursor: z
      .string()
      .describe('Start of the next page; absent on the last.')
      .optional(),
  })
  .meta({ id: 'SelectionAlbumList' });
export type SelectionAlbumList = z.infer<typeof selectionAlbumList>;

/** `POST /api/media/admin/{hash}/albums` */
export const selectionAlbumMade = z
  .object({ success: z.literal(true), data: selectionAlbum })
  .meta({ id: 'SelectionAlbumMade' });
export type SelectionAlbumMade = z.infer<typeof selectionAlbumMade>;

/** `GET /api/albums/{token}` */
export const openedAlbum = z
  .object({
    success: z.literal(true),
    names: z.array(z.string()).describe('The couple’s.'),
    titleFont,
    name: z.string().describe('The album’s.').optional(),
    opensAt: moment
      .describe('The end of a seal; until then the list is empty.')
      .optional(),
    count: z.int().describe('Pictures and videos of all pages.'),
    totalBytes: bytes.describe('The originals of all pages.'),
    maxZipFiles: z
      .int()
      .describe(
        'The largest number of files that a zip may have; present when the album has more, and no zip.',
      )
      .optional(),
    data: z.array(albumItem).describe('In the order in which they were taken.'),
    next_cursor: z
      .string()
      .describe('Start of the next page; absent on the last.')
      .optional(),
  })
  .meta({ id: 'OpenedAlbum' });
export type OpenedAlbum = z.infer<typeof openedAlbum>;
