import { z } from 'zod';
import { ALBUM_MODERATIONS, ALBUM_MODES } from '../album-modes.js';
import { moment } from './common.js';

export const albumMode = z
  .enum(ALBUM_MODES)
  .describe(
    'upload-only: guests see no album; shared: they see its shown items; sealed: as if it were empty, for guests, ' +
      'walls and relatives, until a time; afterwards shared.',
  );
export type AlbumMode = z.infer<typeof albumMode>;

export const albumModeration = z
  .enum(ALBUM_MODERATIONS)
  .describe('New files are shown at once, or held until the couple chooses.');
export type AlbumModeration = z.infer<typeof albumModeration>;

export const mediaExposure = z
  .enum(['shown', 'held', 'hidden'])
  .describe(
    'To guests and walls: held until the couple chooses; hidden by choice.',
  );
export type MediaExposure = z.infer<typeof mediaExposure>;

/** `PUT …/visibility`, by staff or by the couple's link. */
export const changeVisibility = z.object({
  mode: albumMode,
  until: z.iso
    .datetime({ offset: true })
    .describe('In the future; for `sealed` alone, which requires it.')
    .optional(),
  moderation: albumModeration.describe('Stays if absent.').optional(),
});
export type ChangeVisibility = z.infer<typeof changeVisibility>;

/** `GET` and `PUT …/visibility` */
export const albumVisibility = z
  .object({
    success: z.literal(true),
    mode: albumMode,
    until: moment.describe('Of `sealed` alone.').optional(),
    moderation: albumModeration,
  })
  .meta({ id: 'AlbumVisibility' });
export type AlbumVisibility = z.infer<typeof albumVisibility>;
