import { z } from 'zod';
import { MAX_KNOWN_FILES } from '../limits.js';
import { count } from './common.js';
import { storageAddress } from './media.js';

export const turnKind = z
  .enum(['photo', 'video'])
  .describe('`photo`: any file of at most 20,971,520 bytes.');
export type TurnKind = z.infer<typeof turnKind>;

/** How a phone goes on in a crowded hall. */
export const turn = z
  .object({
    requests: count.describe('Requests with bytes at once, at least 1.'),
    waitMs: count.describe(
      'Milliseconds to wait before the next question; 0: it is the turn of this phone.',
    ),
  })
  .meta({ id: 'Turn' });
export type Turn = z.infer<typeof turn>;

/** `POST /api/media/{uploadPath}/turn` */
export const turnQuestion = z.object({ kind: turnKind });
export type TurnQuestion = z.infer<typeof turnQuestion>;

export const contentHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .describe(
    'SHA-256 over the SHA-256 of the slices of 5,242,880 bytes in order, in hexadecimal digits.',
  );

/** `POST /api/media/{uploadPath}/known-files` */
export const knownFilesQuestion = z.object({
  files: z
    .array(
      z.object({
        contentHash,
        fileSize: z.int().positive(),
        note: z.string().max(4096).nullish(),
      }),
    )
    .min(1)
    .max(MAX_KNOWN_FILES),
});
export type KnownFilesQuestion = z.infer<typeof knownFilesQuestion>;
export type HashedFile = KnownFilesQuestion['files'][number];

export const knownFile = z
  .object({
    index: count.describe('In `files` of the question.'),
    storage_url: storageAddress,
  })
  .meta({ id: 'KnownFile' });
export type KnownFile = z.infer<typeof knownFile>;
