import { z } from 'zod';
import { integerText, mediaId, moment } from './common.js';
import { MAX_ALBUM_ITEMS } from '../limits.js';
import { mediaItem, mediaPaging } from './media.js';

/** `GET /api/media/{uploadPath}/album` */
export const albumPaging = mediaPaging.pick({ cursor: true }).extend({
  limit: integerText(3)
    .refine(
      (limit) => limit >= 1 && limit <= MAX_ALBUM_ITEMS,
      `is not between 1 and ${MAX_ALBUM_ITEMS}`,
    )
    .meta({ type: 'integer', minimum: 1, maximum: MAX_ALBUM_ITEMS })
    .optional(),
});
export type AlbumPaging = z.infer<typeof albumPaging>;

/** Guests get no original, which may tell places. */
export const albumRendition = z.enum([
  'thumb',
  'preview',
  'poster',
  'playback',
]);
export type AlbumRendition = z.infer<typeof albumRendition>;

/** The names in the address of a picture or video. */
export const albumPicture = z.object({
  id: mediaId,
  rendition: albumRendition,
});
export type AlbumPicture = z.infer<typeof albumPicture>;

/** What guests see of each other's files. */
export const albumItem = mediaItem
  .pick({
    file_type: true,
    note: true,
    created_at: true,
    moment: true,
    width: true,
    height: true,
    duration_seconds: true,
    placeholder: true,
    thumb_url: true,
    preview_url: true,
    poster_url: true,
    playback_url: true,
  })
  .extend({
    id: z.uuid().describe('For the album alone.'),
    is_preparing: z
      .literal(true)
      .describe('A video whose `playback_url` is still to come.')
      .optional(),
  })
  .meta({ id: 'AlbumItem' });
export type AlbumItem = z.infer<typeof albumItem>;

export const albumPage = z
  .object({
    success: z.literal(true),
    isOpen: z
      .boolean()
      .describe('false: the couple shows no album; the list is empty.'),
    opensAt: moment.describe('Of a sealed album.').optional(),
    data: z.array(albumItem),
    next_cursor: z
      .string()
      .describe('Start of the next page; absent on the last.')
      .optional(),
  })
  .meta({ id: 'AlbumPage' });
export type AlbumPage = z.infer<typeof albumPage>;
