import { z } from 'zod';
import { isEmailAddress } from '../rules/email-address.js';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../languages.js';
import { weddingHash } from './weddings.js';
import { mediaId } from './media.js';

/** How many ids may be chosen is configuration (`limits.bulk.maxFiles`), and refused with count and maximum. */
const chosenIds = z.array(mediaId).min(1);

/** `POST /api/media/bulk-download-chunked` */
export const bulkDownload = z.object({ ids: chosenIds });
export type BulkDownload = z.infer<typeof bulkDownload>;

/** `POST /api/archives` */
export const createArchive = z.object({
  hash: z.int().nonnegative(),
  ids: chosenIds.describe('Absent: everything in the wedding.').optional(),
  email: z
    .string()
    .refine(isEmailAddress)
    .describe('Gets a message when the archive is ready.')
    .optional(),
  language: z
    .enum(LANGUAGES)
    .default(FALLBACK_LANGUAGE)
    .describe('Of the message.'),
});
export type CreateArchive = z.infer<typeof createArchive>;

/** `GET /api/archives?hash=` */
export const archivesQuery = z.object({ hash: weddingHash });
export type ArchivesQuery = z.infer<typeof archivesQuery>;

export const archiveId = z.uuid();
