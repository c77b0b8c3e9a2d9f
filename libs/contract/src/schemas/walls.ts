import { z } from 'zod';
import { MAX_SHOWN_ITEMS } from '../routes/wall-routes.js';
import { albumRendition } from './album.js';
import { mediaId, moment, titleFont } from './common.js';
import { mediaItem } from './media.js';

export const wallId = z.uuid();

const address = z.string().describe('Absolute, for the screen’s browser.');

/** `POST …/walls` */
export const wallMade = z
  .object({ success: z.literal(true), id: wallId, url: address })
  .meta({ id: 'WallMade' });
export type WallMade = z.infer<typeof wallMade>;

const shownItem = z.object({
  id: mediaId.describe('Of the walls’ calls.'),
  file_type: z.string(),
  note: z.string().optional(),
  picture_url: z.string().describe('Relative to this origin.'),
});

export const wall = z
  .object({
    id: wallId,
    url: address,
    createdAt: moment,
    isOn: z.boolean().describe('A screen has reported within two minutes.'),
    isPaused: z.boolean(),
    shown: z
      .array(shownItem)
      .describe('On the screen now, as far as it has reported.'),
  })
  .meta({ id: 'Wall' });
export type Wall = z.infer<typeof wall>;

/** `GET …/walls` */
export const wallList = z
  .object({ success: z.literal(true), data: z.array(wall) })
  .meta({ id: 'WallList' });
export type WallList = z.infer<typeof wallList>;

/** `PATCH /api/media/admin/{hash}/walls/{id}` */
export const wallCommand = z
  .object({
    isPaused: z.boolean().optional(),
    skip: z.literal(true).describe('Shows the next item at once.').optional(),
    hide: mediaId
      .describe('Hides an item from walls and guests; the couple keeps it.')
      .optional(),
    show: mediaId.describe('Takes `hide` back.').optional(),
  })
  .refine(
    (command) => Object.values(command).some((each) => each !== undefined),
    {
      message: 'empty',
    },
  );
export type WallCommand = z.infer<typeof wallCommand>;

const wallItem = mediaItem
  .pick({
    id: true,
    file_type: true,
    note: true,
    created_at: true,
    width: true,
    height: true,
    placeholder: true,
  })
  .extend({
    id: mediaId.describe('Of the wall’s calls only.'),
    picture: albumRendition
      .exclude(['playback'])
      .describe('The best picture so far.'),
    has_video: z.boolean().describe('Its `playback` can be played.'),
  })
  .meta({ id: 'WallItem' });
export type WallItem = z.infer<typeof wallItem>;

/** `event: state` of a wall's stream. */
export const wallState = z
  .object({
    isPaused: z.boolean(),
    skips: z.int().describe('Each increase shows the next item.'),
    isSealed: z.boolean().describe('The album may not be shown.'),
  })
  .meta({ id: 'WallState' });
export type WallState = z.infer<typeof wallState>;

/** `GET /api/walls/{token}` */
export const wallView = z
  .object({
    success: z.literal(true),
    data: wallState.extend({
      names: z.array(z.string()),
      titleFont,
      uploadUrl: address.describe('Of the guests’ upload page.'),
      items: z.array(wallItem).describe('Newest first; empty while sealed.'),
    }),
  })
  .meta({ id: 'WallView' });
export type WallView = z.infer<typeof wallView>;

/** `event: media` of a wall's stream. */
export const wallChanges = z
  .object({
    changed: z.array(wallItem).describe('New and changed ones.'),
    removed: z.array(mediaId).describe('No longer to be shown.'),
  })
  .meta({ id: 'WallChanges' });
export type WallChanges = z.infer<typeof wallChanges>;

/** `PUT /api/walls/{token}/shown` */
export const wallReport = z.object({
  ids: z.array(mediaId).max(MAX_SHOWN_ITEMS),
});
export type WallReport = z.infer<typeof wallReport>;
