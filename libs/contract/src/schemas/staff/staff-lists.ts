import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../audit-actions.js';
import { WEDDING_DATES } from '../../wedding-dates.js';
import { moment } from '../common.js';

const MAX_ROWS = 1_000;
const MAX_OFFSET = 10_000_000;

/** PostgreSQL cannot store NUL. */
const searchText = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), 'has control characters');
/** react-admin sends ids as text. */
const hash = z
  .union([
    z.int().nonnegative(),
    z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number),
  ])
  .refine(Number.isSafeInteger, 'is too large');
const ids = <T extends z.ZodType>(id: T) =>
  z.array(id).max(MAX_ROWS).optional();

function json<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .max(64_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const range = z
  .tuple([z.int().min(0).max(MAX_OFFSET), z.int().min(-1)])
  .refine(
    ([first, last]) => last >= first - 1 && last - first < MAX_ROWS,
    `at most ${MAX_ROWS} rows`,
  );

/** Refuses other columns and filters. */
function listQuery<const Column extends string, Shape extends z.ZodRawShape>(
  columns: readonly [Column, ...Column[]],
  filter: Shape,
) {
  return z.object({
    sort: json(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])]))
      .optional()
      .describe('["column","ASC"]'),
    range: json(range)
      .default([0, MAX_ROWS - 1])
      .describe('[first,last], both inclusive'),
    filter: json(z.strictObject(filter))
      .prefault('{}')
      .describe('{"name":value}'),
  });
}

/**
 * `nextDate` ascending: the next wedding first, then the past ones, the latest first;
 * descending: the latest date first. Weddings without a date are last. It is the order of a
 * call without `sort`.
 */
export const panelWeddingsQuery = listQuery(
  [
    'id',
    'nextDate',
    'weddingDate',
    'weddingPath',
    'created_at',
    'lastUploadAt',
    'isEnabled',
    'mediaCount',
    'storageBytes',
    'deletedAt',
  ],
  {
    id: ids(hash),
    /** Words of the path or the names, a date, a month with its year, or the first digits of a hash. */
    q: searchText.optional(),
    isEnabled: z.boolean().optional(),
    hasBackground: z.boolean().optional(),
    /** The files go to the trash within 30 days. */
    isDue: z.boolean().optional(),
    date: z.enum(WEDDING_DATES).optional(),
    /** `2026-11` */
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
      .optional(),
    isDeleted: z.boolean().optional(),
  },
);
export type PanelWeddingsQuery = z.infer<typeof panelWeddingsQuery>;

export const panelMediaQuery = listQuery(['id', 'createdAt', 'deletedAt'], {
  id: ids(z.uuid()),
  weddingHash: hash.optional(),
  /** `failed` leaves out recordings of sound. */
  processing: z.enum(['pending', 'ready', 'failed']).optional(),
  kind: z.enum(['photo', 'video']).optional(),
  /** Inclusive. */
  uploadedFrom: moment.optional(),
  /** Exclusive. */
  uploadedBefore: moment.optional(),
  isDeleted: z.boolean().optional(),
  /** A part of the file name, guest's name or note. */
  q: searchText.optional(),
});
export type PanelMediaQuery = z.infer<typeof panelMediaQuery>;

export const panelBackgroundsQuery = listQuery(
  ['id', 'createdAt', 'fileSize', 'weddingPath'],
  {
    id: ids(z.uuid()),
    weddingHash: hash.optional(),
    isDeleted: z.boolean().optional(),
    q: searchText.optional(),
  },
);
export type PanelBackgroundsQuery = z.infer<typeof panelBackgroundsQuery>;

export const panelMessagesQuery = listQuery(
  ['id', 'createdAt', 'weddingDate', 'status'],
  {
    id: ids(z.uuid()),
    status: z.enum(['new', 'answered']).optional(),
    /** A part of name, address or message. */
    q: searchText.optional(),
  },
);
export type PanelMessagesQuery = z.infer<typeof panelMessagesQuery>;

export const panelStaffQuery = listQuery(['id', 'email', 'createdAt'], {
  id: ids(z.uuid()),
  isDisabled: z.boolean().optional(),
  q: searchText.optional(),
});
export type PanelStaffQuery = z.infer<typeof panelStaffQuery>;

export const auditQuery = listQuery(['id', 'at'], {
  id: ids(z.uuid()),
  action: z.enum(AUDIT_ACTIONS).optional(),
  staffId: z.uuid().optional(),
  /** A part of the target or the actor's e-mail address. */
  q: searchText.optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;
