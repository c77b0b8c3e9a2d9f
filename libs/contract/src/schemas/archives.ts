import { z } from 'zod';
import { isEmailAddress } from '../rules/email-address.js';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../languages.js';
import { bytes, mediaId, moment } from './common.js';
import { weddingHash } from './weddings/weddings.js';
import { eventId } from './weddings/wedding-events.js';

/**
 * The service checks the maximum, a setting (`limits.bulk.maxFiles`), and
 * answers both numbers.
 */
const chosenIds = z.array(mediaId).min(1);

export const archiveLayout = z
  .enum(['flat', 'guests', 'hours'])
  .describe(
    'Folders of the zip: `flat` has one; `guests` one for each sender; `hours` one for each hour, in the wedding’s time zone. ' +
      'They are within a folder for each event, where the wedding has events.',
  );
export type ArchiveLayout = z.infer<typeof archiveLayout>;

const wantedLayout = archiveLayout.default('flat');

/** `POST /api/media/bulk-download-chunked` */
export const bulkDownload = z.object({
  ids: chosenIds,
  layout: wantedLayout,
  language: z
    .enum(LANGUAGES)
    .default(FALLBACK_LANGUAGE)
    .describe('Of folders for events and for guests without a name.'),
});
export type BulkDownload = z.infer<typeof bulkDownload>;

/** `POST /api/archives` */
export const createArchive = z
  .object({
    hash: z.int().nonnegative(),
    ids: chosenIds.describe('Absent: the whole wedding.').optional(),
    email: z
      .string()
      .refine(isEmailAddress, 'is not an email address')
      .describe('Receives a message when the archive is ready.')
      .optional(),
    language: z
      .enum(LANGUAGES)
      .default(FALLBACK_LANGUAGE)
      .describe(
        'Of the message, and of folders for events and for guests without a name.',
      ),
    layout: wantedLayout,
    event: eventId
      .describe('The files of one event; not beside `ids`.')
      .optional(),
  })
  .refine(({ ids, event }) => !ids || event === undefined, {
    path: ['event'],
    error: 'is for all files of it, without ids',
  });
export type CreateArchive = z.infer<typeof createArchive>;

/** `GET /api/archives?hash=` */
export const archivesQuery = z.object({ hash: weddingHash });
export type ArchivesQuery = z.infer<typeof archivesQuery>;

export const archiveId = z.uuid();

const archiveStatus = z.enum([
  'queued',
  'building',
  'ready',
  'failed',
  'expired',
]);
export type ArchiveStatus = z.infer<typeof archiveStatus>;

const archiveReason = z
  .enum([
    'storage_full',
    'build_failed',
    'age',
    'files_deleted',
    'link_renewed',
  ])
  .describe(
    'Present when failed: no space, or another error, and downloads still work. When expired: too old, one of its ' +
      'files was deleted, or its link was renewed or withdrawn.',
  );
export type ArchiveReason = z.infer<typeof archiveReason>;

/**
 * `POST /api/archives`, `GET /api/archives`, `GET /api/archives/{id}`, and
 * `event: archive` of a gallery's stream at every change.
 */
export const archiveState = z
  .object({
    id: archiveId.describe('Secret: it is enough to download the archive.'),
    status: archiveStatus.describe(
      'Downloads work in every state but expired.',
    ),
    progress: z
      .int()
      .min(0)
      .max(100)
      .describe('Percent prepared. Downloads need not wait for it.'),
    fileCount: z.int().describe('Photos and videos, without the notes.'),
    totalBytes: bytes.describe('Of the zip.'),
    fileName: z.string(),
    downloadUrl: z
      .string()
      .describe('Relative; a plain link that works at once and resumes.'),
    isWholeWedding: z.boolean(),
    layout: archiveLayout,
    createdAt: moment,
    expiresAt: moment,
    reason: archiveReason.optional(),
  })
  .meta({ id: 'Archive' });
export type ArchiveState = z.infer<typeof archiveState>;
