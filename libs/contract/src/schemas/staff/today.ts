import { z } from 'zod';
import { count, moment } from '../common.js';

/** The reasons for which staff act on a wedding now, the most urgent first. */
const TROUBLES = [
  'closed',
  'refused',
  'silent',
  'quiet',
  'unreadable',
] as const;

const trouble = z
  .object({
    kind: z
      .enum(TROUBLES)
      .describe(
        'closed: its uploads, on its day; refused: files of its guests, in the last hour; silent: no file on its day by 20:00; quiet: no file for an hour of its evening; unreadable: files of the last 24 hours that cannot be shown.',
      ),
    guests: count
      .describe('closed and refused: the guests of the last hour.')
      .optional(),
    files: count.describe('unreadable: the files.').optional(),
    code: z
      .string()
      .describe('refused: the code of the most frequent problem.')
      .optional(),
  })
  .meta({ id: 'WeddingTrouble' });
export type WeddingTrouble = z.infer<typeof trouble>;

const dayWedding = z
  .object({
    hash: z.int().describe("The wedding's hash. Secret."),
    weddingPath: z.string(),
    displayedNames: z.array(z.string()).nullable(),
    weddingDate: z.iso.date().nullable(),
    when: z
      .enum(['today', 'weekend', 'soon', 'other'])
      .describe(
        'In the days of its place; a night until 06:00 belongs to the day before. weekend: the coming days of it; soon: within seven days and not ready; other: guests are refused, or files came in the last 24 hours.',
      ),
    isEnabled: z.boolean(),
    hasBackground: z.boolean(),
    rehearsal: z
      .enum(['waiting', 'running', 'passed', 'failed', 'interrupted'])
      .nullable()
      .describe('Null: never rehearsed.'),
    mediaCount: count.describe('All files.'),
    files: count.describe('Of the last 24 hours, as are guests and failures.'),
    guests: count.describe('Browsers whose files arrived.'),
    failedUploads: count.describe('Refused or failed calls of its guests.'),
    lastUploadAt: moment.nullable(),
    troubles: z.array(trouble).describe('The most urgent first.'),
    missing: z
      .array(z.enum(['uploads', 'background', 'rehearsal']))
      .describe('What a wedding of the coming days is not ready for.'),
  })
  .meta({ id: 'DayWedding' });
export type DayWedding = z.infer<typeof dayWedding>;

/** `GET /api/admin/today` */
export const today = z
  .object({
    weddings: z
      .array(dayWedding)
      .describe(
        'Those in trouble first, then by date. At most 300, of the nearest dates.',
      ),
    newMessages: count,
    oldestMessageAt: moment
      .nullable()
      .describe('Of the new messages; null: no new message.'),
    dueWeddings: count.describe(
      'Weddings whose files go to the trash within 30 days.',
    ),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof today>;
