import { z } from 'zod';
import { LANGUAGES } from '../languages.js';
import type {
  ArchiveState,
  BackgroundRow,
  BulkDeletion,
  DeletionValidation,
  MediaItem,
  PathValidity,
  PublicConfig,
  Restoration,
  StaffMember,
  UploadedFile,
  UploadState,
  UploadSwitch,
  WeddingCreated,
  WeddingInfo,
  WeddingRow,
} from '../payloads.js';

/** The answers of payloads.ts as schemas, for the API's description; the compiler keeps the two equal. */
type Describes<T> = z.ZodType<T>;

const bytes = z.int().nonnegative().describe('Bytes.');
const moment = z.iso.datetime().describe('UTC.');
const titleFont = z.enum(['default', 'script']);
const storageAddress = z
  .string()
  .describe("The file's own address, relative to this origin.");
const byteRange = z.object({
  start: z.int().describe('Inclusive.'),
  end: z.int().describe('Exclusive.'),
});

export const done = z.object({ success: z.literal(true) });

/** An answer in the common wrapper. */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

export const weddingRow = z.object({
  weddingPath: z.string(),
  hash: z.int().describe("The couple's present key: 15 to 16 digits. Secret."),
  isEnabled: z.boolean().describe('Whether guests may upload.'),
  titleFont,
  hasBackground: z.boolean(),
  created_at: moment,
}) satisfies Describes<WeddingRow>;

export const weddingCreated = z.object({
  success: z.literal(true),
  wedding: weddingRow,
}) satisfies Describes<WeddingCreated>;

export const weddingInfo = z.object({
  weddingPath: z.string(),
  isEnabled: z.boolean(),
  titleFont,
  access: z
    .enum(['full', 'view'])
    .describe(
      "full: the couple's link; view: the relatives', which deletes nothing.",
    ),
  filesDueAt: moment
    .nullable()
    .describe(
      'When its files are deleted, once that is announced: 30 days before.',
    ),
}) satisfies Describes<WeddingInfo>;

export const pathValidity = z.object({
  success: z.literal(true),
  isValid: z.boolean(),
}) satisfies Describes<PathValidity>;

export const uploadSwitch = z.object({
  success: z.literal(true),
  isEnabled: z.boolean(),
  titleFont,
}) satisfies Describes<UploadSwitch>;

export const deletionValidation = z.object({
  success: z.literal(true),
  canDelete: z.boolean(),
  details: z.object({
    media: z.object({ count: z.int() }),
    background: z.object({ count: z.int() }),
  }),
}) satisfies Describes<DeletionValidation>;

export const mediaItem = z.object({
  id: z.uuid().describe('Of the link that listed it; ends with it.'),
  file_name: z.string(),
  file_type: z
    .string()
    .describe(
      'MIME type by signature; image/… is a photo, anything else a video.',
    ),
  file_size: bytes,
  storage_url: storageAddress,
  note: z
    .string()
    .describe("'name|text', 'name|', '|text' or a bare text.")
    .optional(),
  created_at: moment,
  processing: z
    .enum(['pending', 'ready', 'failed'])
    .describe('ready only when every rendition is there.'),
  taken_at: moment
    .describe('When the device says that it was taken.')
    .optional(),
  width: z.int().describe('Pixels as shown.').optional(),
  height: z.int().optional(),
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
    .describe('Videos: MP4 for where the original does not play.')
    .optional(),
}) satisfies Describes<MediaItem>;

export const uploadedFile = z.object({
  storage_url: storageAddress,
}) satisfies Describes<UploadedFile>;

export const uploadState = z.object({
  status: z.enum(['receiving', 'sealing', 'published']),
  total: bytes,
  received: z.array(byteRange).describe('What has arrived and is kept.'),
  storage_url: storageAddress.optional(),
}) satisfies Describes<UploadState>;

export const bulkDeletion = z.object({
  success: z.literal(true),
  deleted: z.int().describe('How many were there to delete.'),
}) satisfies Describes<BulkDeletion>;

export const restoration = z.object({
  success: z.literal(true),
  restored: z.int().describe('How many came back.'),
}) satisfies Describes<Restoration>;

export const archiveState = z.object({
  id: z.uuid().describe('Secret.'),
  status: z
    .enum(['queued', 'building', 'ready', 'failed', 'expired'])
    .describe(
      'ready: nothing is left to wait for. It can be downloaded in every state but expired.',
    ),
  progress: z
    .int()
    .min(0)
    .max(100)
    .describe('How much has been prepared. Waiting for it is not needed.'),
  fileCount: z.int().describe('Photos and videos; the notes come on top.'),
  totalBytes: bytes.describe('Of the zip.'),
  fileName: z.string(),
  downloadUrl: z.string().describe('Relative; works from the first moment on.'),
  isWholeWedding: z.boolean(),
  created_at: moment,
  expiresAt: moment,
  reason: z
    .enum([
      'storage_full',
      'build_failed',
      'age',
      'files_deleted',
      'link_renewed',
    ])
    .describe('Why it is failed or expired.')
    .optional(),
}) satisfies Describes<ArchiveState>;

export const backgroundRow = z.object({
  id: z.uuid(),
  wedding_hash: z.int(),
  wedding_owner: z.string().describe("The wedding's path."),
  background_url: z.string(),
  file_name: z.string(),
  file_size: bytes,
  file_type: z.string(),
  created_at: moment,
}) satisfies Describes<BackgroundRow>;

export const staffMember = z.object({
  id: z.uuid(),
  email: z.string(),
  mustSetUpSecondFactor: z
    .literal(true)
    .describe('Until then all other calls answer 403.')
    .optional(),
}) satisfies Describes<StaffMember>;

const bulkLimits = z
  .object({
    confirmFiles: z.int(),
    largeFiles: z.int(),
    veryLargeFiles: z.int(),
    maxFiles: z.int(),
    streamedFiles: z.int(),
    streamedBytes: bytes,
  })
  .describe(
    'Selected files above which a download asks, warns, advises, is refused; up to which it is streamed.',
  );

export const publicConfig = z.object({
  brandName: z.string(),
  price: z.int().describe('Turkish lira.'),
  languages: z.array(z.enum(LANGUAGES)),
  links: z
    .object({
      messenger: z.string(),
      sms: z.string(),
      social: z.string(),
      socialHandle: z.string(),
      shortVideo: z.string(),
      shortVideoHandle: z.string(),
      email: z.string(),
    })
    .describe('Empty where the provider has none.'),
  limits: z.object({
    maxFileBytes: bytes,
    sliceBytes: bytes,
    bulk: bulkLimits,
  }),
  canMailArchives: z
    .boolean()
    .describe('Whether a message can be sent when an archive is ready.'),
  privacyUrl: z
    .string()
    .describe(
      'Where the privacy notice is, elsewhere or at /privacy; may be empty.',
    ),
  companyLine: z
    .string()
    .describe('Legal name, address and contact of the provider; may be empty.'),
}) satisfies Describes<PublicConfig>;
