import { z } from 'zod';
import { canonicalTimeZone } from '../rules/time/time-zone.js';
import { PROBLEMS, type ProblemCode } from '../problems.js';

export const bytes = z.int().nonnegative().describe('Bytes.');
export const count = z.int().nonnegative();
export const moment = z.iso.datetime().describe('UTC.');
export const titleFont = z.enum(['default', 'script']);
export type TitleFont = z.infer<typeof titleFont>;

export const timeZone = z
  .string()
  .max(64)
  .refine(
    (name) => canonicalTimeZone(name) !== undefined,
    'is not an IANA time zone',
  )
  .describe('IANA name, such as Europe/Istanbul.');

export const processing = z.enum(['pending', 'ready', 'failed']);
export type Processing = z.infer<typeof processing>;

const isSafe = Number.isSafeInteger;

/**
 * Decimal digits only.
 * @param maxDigits at most 16; numbers beyond the safe integers are refused
 */
export function integerText(maxDigits = 16) {
  return z
    .string()
    .regex(new RegExp(`^\\d{1,${maxDigits}}$`))
    .transform(Number)
    .refine(isSafe, 'is too large')
    .meta({ type: 'integer', minimum: 0 });
}

export const done = z.object({ success: z.literal(true) });

export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}
export interface Success<T> {
  success: true;
  data: T;
}

const problemCodes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/** docs/api.md */
export const problem = z
  .object({
    success: z.literal(false),
    error: z.string().describe('A text for people, in Turkish.'),
    message: z.string().describe('Equals `error`.'),
    code: z.enum(problemCodes),
    requestId: z.string().describe('Also in the log.'),
    details: z
      .record(z.string(), z.unknown())
      .describe(
        '`missing` byte ranges, `fields` in error, `media` and `background` counts, `count` and `max` of too many ' +
          'files, `ids` of files that do not exist.',
      )
      .optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problem>;

/** The secret of a link. Letters and digits that a remote control types without mistakes. */
export const linkToken = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/);

export const mediaId = z.uuid();
