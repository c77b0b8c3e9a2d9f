import { z } from 'zod';
import { bytes, count, moment } from '../common.js';
import { panelOverview } from './overview.js';

const hash = z.int().describe("The wedding's hash. Secret.");

const activeWedding = z
  .object({
    hash,
    weddingPath: z.string(),
    files: count.describe('Of the last 24 hours, as are the others.'),
    filesLastHour: count,
    storageBytes: bytes,
    unreadableFiles: count.describe('Files that cannot be shown.'),
    failedUploads: count.describe('Refused or failed calls of its guests.'),
    lastUploadAt: moment,
  })
  .meta({ id: 'ActiveWedding' });
export type ActiveWedding = z.infer<typeof activeWedding>;

const troubledGuest = z
  .object({
    hash,
    weddingPath: z.string(),
    guest: z.string().describe('The beginning of the browser’s id.'),
    name: z.string().nullable().describe('From the guest’s latest note.'),
    device: z.string().describe('Such as `iPhone`; empty: unknown.'),
    failures: count.describe('In the last hour.'),
    code: z.string().describe('Of the most frequent problem.'),
    lastAt: moment,
  })
  .meta({ id: 'TroubledGuest' });
export type TroubledGuest = z.infer<typeof troubledGuest>;

/** `GET /api/admin/control-room` */
export const controlRoom = z
  .object({
    disk: panelOverview.shape.disk,
    queues: panelOverview.shape.queues,
    weddings: z
      .array(activeWedding)
      .describe(
        'At most 50 with an upload in the last 24 hours, the latest first.',
      ),
    guests: z
      .array(troubledGuest)
      .describe('At most 20 with three failures in the last hour.'),
  })
  .meta({ id: 'ControlRoom' });
export type ControlRoom = z.infer<typeof controlRoom>;
