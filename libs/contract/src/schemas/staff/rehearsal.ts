import { z } from 'zod';
import {
  REHEARSAL_FINDINGS,
  REHEARSAL_MENDERS,
  REHEARSAL_STEPS,
} from '../../rehearsal.js';
import { count, moment } from '../common.js';

const rehearsalStep = z
  .object({
    name: z.enum(REHEARSAL_STEPS),
    outcome: z
      .enum(['running', 'passed', 'warned', 'failed', 'skipped'])
      .describe(
        'warned: guests do not notice it yet; skipped: an earlier step failed, or its finding says why.',
      ),
    ms: count.describe('Milliseconds; present at its end.').optional(),
    finding: z.enum(REHEARSAL_FINDINGS).optional(),
    mender: z
      .enum(REHEARSAL_MENDERS)
      .describe(
        'Mends the fault; operator: of the server. Absent without a fault.',
      )
      .optional(),
    details: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('Values for a text about the finding.')
      .optional(),
  })
  .meta({ id: 'RehearsalStep' });
export type RehearsalStep = z.infer<typeof rehearsalStep>;

/** `GET` and `POST /api/admin/weddings/{hash}/rehearsal` */
export const rehearsal = z
  .object({
    id: z.uuid(),
    status: z
      .enum(['waiting', 'running', 'passed', 'failed', 'interrupted'])
      .describe(
        'interrupted: its process ended; the traces have been removed.',
      ),
    askedAt: moment,
    endedAt: moment.nullable(),
    steps: z.array(rehearsalStep).describe('In their order.'),
  })
  .meta({ id: 'Rehearsal' });
export type Rehearsal = z.infer<typeof rehearsal>;

/** null: never rehearsed. */
export const latestRehearsal = z.object({
  success: z.literal(true),
  data: rehearsal.nullable(),
});
