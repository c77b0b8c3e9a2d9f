import { z } from 'zod';
import { bytes, count, moment } from '../common.js';

const hash = z.int().describe("The wedding's hash. Secret.");
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .describe('`2026-06`, in the weddings’ time zone.');
const hour = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:00$/)
  .describe('`2026-06-14T21:00`: wall clock of the weddings’ time zone.');

const queueState = z
  .object({
    queue: z.string(),
    waiting: count,
    active: count,
    delayed: count,
    failed: count,
    oldestSeconds: z
      .number()
      .nonnegative()
      .describe('Waiting time of the next job; 0 for an empty queue.'),
  })
  .meta({ id: 'QueueState' });
export type QueueFigures = z.infer<typeof queueState>;

const largeWedding = z
  .object({ hash, weddingPath: z.string(), files: count, storageBytes: bytes })
  .meta({ id: 'LargeWedding' });
export type LargeWedding = z.infer<typeof largeWedding>;

const oldWedding = z
  .object({
    hash,
    weddingPath: z.string(),
    lastUploadAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'OldWedding' });
export type OldWedding = z.infer<typeof oldWedding>;

const storageMonth = z
  .object({ month, files: count, storageBytes: bytes })
  .meta({ id: 'StorageMonth' });
export type StorageMonth = z.infer<typeof storageMonth>;

/** `GET /api/admin/overview` */
export const panelOverview = z
  .object({
    disk: z
      .object({
        freeBytes: bytes.describe('Until uploads are refused.'),
        sizeBytes: bytes,
      })
      .nullable()
      .describe('The disk of DATA_DIR; null: unknown.'),
    lastBackupAt: moment.nullable().describe('Null: never.'),
    failedMedia: count.describe(
      'Files whose processing failed, without recordings of sound.',
    ),
    queues: z
      .array(queueState)
      .nullable()
      .describe('Null: Redis does not answer.'),
    largestWeddings: z
      .array(largeWedding)
      .describe('At most ten, the largest first; without the trash.'),
    oldWeddings: z
      .object({
        months: count.describe('The setting `oldWeddingMonths`.'),
        count,
        weddings: z.array(oldWedding).describe('The ten oldest.'),
      })
      .describe(
        'Weddings without an upload for so many months, or created before without one.',
      ),
    storageMonths: z
      .array(storageMonth)
      .describe(
        'The last twelve months: originals by month of arrival, without the trash.',
      ),
  })
  .meta({ id: 'PanelOverview' });
export type PanelOverview = z.infer<typeof panelOverview>;

/** `GET /api/admin/weddings/{hash}/upload-hours` */
export const uploadHours = z
  .object({
    files: count.describe('All files of the wedding, without the trash.'),
    hours: z
      .array(z.object({ hour, files: count }))
      .describe(
        'The 24 hours in a row with the most files, from the first hour with a file to the last; at least eight.',
      ),
  })
  .meta({ id: 'UploadHours' });
export type UploadHours = z.infer<typeof uploadHours>;
