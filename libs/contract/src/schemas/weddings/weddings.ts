import { z } from 'zod';
import { integerText, moment, titleFont } from '../common.js';
import { displayedNames } from './names.js';
import { albumMode, albumModeration } from '../visibility.js';
import { weddingEvent } from './wedding-events.js';

export const weddingHash = integerText();

/** A part of an address. */
export const pathSegment = z.string().min(1).max(400);

/** `POST /api/wedding` */
export const createWedding = displayedNames.extend({
  weddingPath: z.string().max(400),
});
export type CreateWedding = z.infer<typeof createWedding>;

/** `PUT /api/wedding/{weddingPath}/toggle-enabled` */
export const toggleEnabled = z.object({ enabled: z.boolean() });
export const enabledState = z.object({
  success: z.literal(true),
  isEnabled: z.boolean(),
});

/** A wedding for staff (specification section 3). */
export const weddingRow = z
  .object({
    weddingPath: z.string(),
    hash: z
      .int()
      .describe("Current key of the couple's link: 15 or 16 digits. Secret."),
    isEnabled: z.boolean().describe('Whether guests may upload.'),
    titleFont,
    hasBackground: z.boolean(),
    created_at: moment,
  })
  .meta({ id: 'Wedding' });
export type WeddingRow = z.infer<typeof weddingRow>;

/** `POST /api/wedding` */
export const weddingCreated = z.object({
  success: z.literal(true),
  wedding: weddingRow,
});
export type WeddingCreated = z.infer<typeof weddingCreated>;

const galleryAccess = z
  .enum(['full', 'view'])
  .describe(
    'full: the couple’s link; view: the relatives’ link, which cannot delete.',
  );
export type GalleryAccess = z.infer<typeof galleryAccess>;

/** `GET /api/admin/wedding-info/{hash}` */
export const weddingInfo = z
  .object({
    weddingPath: z.string(),
    names: z
      .array(z.string())
      .describe('In the title: one name, or two to join with an ampersand.'),
    isEnabled: z.boolean(),
    titleFont,
    access: galleryAccess,
    timeZone: z
      .string()
      .describe('IANA name: days and hours of moments are those of the place.'),
    isDemo: z.boolean().describe('The demo wedding offers no archives.'),
    events: z
      .array(weddingEvent)
      .describe('In the order in which they begin; at most eight.'),
    filesDueAt: moment
      .nullable()
      .describe(
        'When the files are deleted, if that is announced: 30 days before.',
      ),
    cover: z
      .string()
      .describe(
        'Version of the background, for its address; absent without one.',
      )
      .optional(),
    sealedUntil: moment
      .describe(
        "Until then the relatives' link shows an empty album; absent otherwise.",
      )
      .optional(),
    album: z
      .object({
        mode: albumMode,
        moderation: albumModeration,
        hasWall: z.boolean().describe('A live wall shows the album, too.'),
      })
      .describe("What others see, by the couple's choice; for its link alone.")
      .optional(),
    favouritesTarget: z
      .int()
      .describe(
        'The number of favourites that the couple wants; for its link alone, absent without one.',
      )
      .optional(),
  })
  .meta({ id: 'WeddingInfo' });
export type WeddingInfo = z.infer<typeof weddingInfo>;

/** `GET`, `POST` and `DELETE …/relatives-link`, by the couple's link */
export const relativesLink = z
  .object({
    success: z.literal(true),
    link: z
      .object({
        hash: z.int().describe('Key of the link, which looks and downloads.'),
        created_at: moment,
      })
      .nullable(),
  })
  .meta({ id: 'RelativesLink' });
export type RelativesLink = z.infer<typeof relativesLink>;

/** `GET /api/validate-path/{uploadPath}` */
export const pathValidity = z
  .object({ success: z.literal(true), isValid: z.boolean() })
  .meta({ id: 'PathValidity' });
export type PathValidity = z.infer<typeof pathValidity>;

/** `GET /api/wedding-hash/{uploadPath}`, without the secret hash. */
export const uploadSwitch = z
  .object({
    success: z.literal(true),
    weddingPath: z.string().describe('The current path.'),
    isEnabled: z.boolean(),
    titleFont,
    names: z
      .array(z.string())
      .describe('In the heading: one name, or two to join with an ampersand.'),
    date: z
      .string()
      .describe('`DD/MM/YYYY`; absent if the wedding has no date.')
      .optional(),
    album: z
      .object({
        isOpen: z.boolean(),
        opensAt: moment.describe('Of a sealed album.').optional(),
      })
      .describe('For guests; absent while the couple shares none.')
      .optional(),
    program: z
      .object({
        timeZone: z.string().describe('IANA name.'),
        events: z
          .array(weddingEvent.omit({ place: true }))
          .describe('In the order in which they begin, without sealed ones.'),
      })
      .describe('Absent in a wedding without events.')
      .optional(),
  })
  .meta({ id: 'UploadSwitch' });
export type UploadSwitch = z.infer<typeof uploadSwitch>;

/** `GET /api/wedding/{weddingPath}/validate-deletion` */
export const deletionValidation = z
  .object({
    success: z.literal(true),
    canDelete: z.boolean(),
    details: z.object({
      media: z.object({ count: z.int() }),
      background: z.object({ count: z.int() }),
    }),
  })
  .meta({ id: 'DeletionValidation' });
export type DeletionValidation = z.infer<typeof deletionValidation>;
