import {
  DEFAULT_MAX_FILE_BYTES,
  isReservedSlug,
  MAX_BULK_IDS,
  MAX_SETTING_LENGTH,
  SETTING_BOUNDS,
  SETTING_CHOICES,
} from '@hatira/contract';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isMailServerUrl, parseSender } from './mail-settings.js';

const PROCESSES = 'must be a whole number from 1 to 16';
const whole = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number');
const port = whole.min(0).max(65_535);
const processes = z.coerce
  .number({ error: PROCESSES })
  .int(PROCESSES)
  .min(1, PROCESSES)
  .max(16, PROCESSES);
const bytes = whole.positive();
const count = whole.positive();
/** Larger times overflow PostgreSQL's timestamps. */
const atMost = ({ max }: { max: number }) =>
  count.max(max, `must be at most ${max}`);
const { min: never, max: mostMonths } = SETTING_BOUNDS.mediaRetentionMonths;
const monthsOrNever = whole
  .min(never)
  .max(mostMonths, `must be at most ${mostMonths}`);
const MOST_UNDO_HOURS = 8_760;
const MOST_POOL = 200;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (part: string) => {
  const [address = '', bits, ...rest] = part.trim().split('/');
  return (
    PROXY_NAMES.includes(part.trim()) ||
    (isIP(address) > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits ?? '0'))
  );
};
const isAddress = (protocols: string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const startsWith = (protocols: string[]) =>
  `must be an address that starts with ${protocols.join('// or ')}//`;
const url = (...protocols: string[]) =>
  z.string().refine(isAddress(protocols), startsWith(protocols));
const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');
/** The first choice is the default. */
const oneOf = <const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
) => {
  const list = z.enum(choices, { error: `must be ${choices.join(' or ')}` });
  return list.default(choices[0] as z.infer<typeof list>);
};
/** Includes direction marks and characters that PostgreSQL cannot store. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const INVISIBLE_IN_LINES =
  /(?![\n\r\t])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const shown = (name: keyof typeof MAX_SETTING_LENGTH, invisible = INVISIBLE) =>
  z
    .string()
    .max(
      MAX_SETTING_LENGTH[name],
      `must have at most ${MAX_SETTING_LENGTH[name]} characters`,
    )
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine((value) => !invisible.test(value), 'has invisible characters');
const link = (name: keyof typeof MAX_SETTING_LENGTH, ...protocols: string[]) =>
  shown(name).refine(isAddress(protocols), startsWith(protocols));
const slugLike = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits or hyphens')
  .refine((value) => !isReservedSlug(value), 'is already a page of the site');

/** Every environment variable; an empty value counts as unset. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().default('./data'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WEB_PROCESSES: processes.optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: whole
    .min(2, 'must be at least 2')
    .max(MOST_POOL, `must be at most ${MOST_POOL}`)
    .optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be 3 to 63 lower-case letters, digits, dots or hyphens',
    )
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: yesOrNo.default(true),
  S3_PUBLIC_ENDPOINT: url('http:', 'https:').optional(),
  ADMIN_PATH: slugLike.optional(),
  STAFF_EMAIL: z.email().optional(),
  STAFF_PASSWORD: z
    .string()
    .min(10, 'must have at least 10 characters')
    .optional(),
  STAFF_SECOND_FACTOR: oneOf(SETTING_CHOICES.staffSecondFactor),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional(),
  SESSION_DAYS: count.default(14),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every(isProxy),
      'must list addresses, networks, loopback, linklocal or uniquelocal',
    )
    .default('loopback'),
  FILES_BY_PROXY: z
    .string()
    .regex(
      /^\/[a-z0-9-]+\/$/,
      'must be the path of a location, such as /files-by-proxy/',
    )
    .optional(),
  GUEST_WEB_DIR: z.string().default('./dist/guest-web'),
  ADMIN_WEB_DIR: z.string().default('./dist/admin'),
  MAX_FILE_BYTES: bytes.default(DEFAULT_MAX_FILE_BYTES),
  WEDDING_DAILY_BYTES: whole
    .min(SETTING_BOUNDS.weddingDailyBytes.min, 'must not be negative')
    .max(
      SETTING_BOUNDS.weddingDailyBytes.max,
      `must be at most ${SETTING_BOUNDS.weddingDailyBytes.max}`,
    )
    .default(200 * 1024 ** 3),
  MIN_FREE_BYTES: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(256 * 1024 ** 2),
  TRASH_DAYS: atMost(SETTING_BOUNDS.trashDays).default(30),
  UPLOAD_HOURS: atMost(SETTING_BOUNDS.uploadHours).default(168),
  GUEST_UNDO_HOURS: whole
    .min(0, 'must not be negative')
    .max(MOST_UNDO_HOURS, `must be at most ${MOST_UNDO_HOURS}`)
    .default(24),
  CONTACT_DAYS: atMost(SETTING_BOUNDS.contactDays).default(365),
  MEDIA_RETENTION_MONTHS: monthsOrNever.default(0),
  OLD_WEDDING_MONTHS: atMost(SETTING_BOUNDS.oldWeddingMonths).default(12),
  AUDIT_DAYS: atMost(SETTING_BOUNDS.auditDays).default(730),
  ARCHIVE_DAYS: atMost(SETTING_BOUNDS.archiveDays).default(7),
  ARCHIVE_QUIET_MINUTES: atMost(SETTING_BOUNDS.archiveQuietMinutes).default(
    120,
  ),
  BULK_CONFIRM_FILES: count.default(300),
  BULK_LARGE_FILES: count.default(500),
  BULK_VERY_LARGE_FILES: count.default(1_500),
  BULK_MAX_FILES: count
    .max(MAX_BULK_IDS, `must be at most ${MAX_BULK_IDS}`)
    .default(MAX_BULK_IDS),
  BULK_STREAMED_FILES: count.default(50),
  BULK_STREAMED_BYTES: bytes.default(100 * 1024 ** 2),
  FFMPEG_PATH: z.string().optional(),
  SMTP_URL: url('smtp:', 'smtps:')
    .refine(
      isMailServerUrl,
      'must be smtp(s)://user:password@host:port; user and password may both be omitted',
    )
    .optional(),
  SMTP_FROM: z
    .string()
    .refine(
      (value) => parseSender(value) !== undefined,
      'must be an e-mail address, or Name <address>',
    )
    .optional(),
  CONTACT_TO: z.email().optional(),
  ALERT_TO: z.email().optional(),
  ALERT_WEBHOOK_URL: url('http:', 'https:').optional(),
  ALERT_WEBHOOK_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional(),
  ALERT_WEBHOOK_PRIVATE: yesOrNo.default(false),
  BRAND_NAME: shown('brandName').default('Hatıra'),
  BRAND_MESSENGER_URL: link('brandMessengerUrl', 'http:', 'https:').optional(),
  BRAND_SMS_URL: link('brandSmsUrl', 'sms:', 'http:', 'https:').optional(),
  BRAND_SOCIAL_URL: link('brandSocialUrl', 'http:', 'https:').optional(),
  BRAND_SOCIAL_HANDLE: shown('brandSocialHandle').optional(),
  BRAND_SHORT_VIDEO_URL: link(
    'brandShortVideoUrl',
    'http:',
    'https:',
  ).optional(),
  BRAND_SHORT_VIDEO_HANDLE: shown('brandShortVideoHandle').optional(),
  BRAND_EMAIL: shown('brandEmail').pipe(z.email()).optional(),
  BRAND_PRICE: count.default(995),
  BRAND_CURRENCY: oneOf(SETTING_CHOICES.brandCurrency),
  BRAND_PRIVACY_URL: link('privacyUrl', 'https:').optional(),
  BRAND_PRIVACY_TEXT: shown('privacyText', INVISIBLE_IN_LINES).optional(),
  BRAND_COMPANY_LINE: shown('companyLine').optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional(),
  DEMO_WEDDING: oneOf(SETTING_CHOICES.demoWedding),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  TESTIMONIALS_FILE: z.string().optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info'),
});

/** `NAME_FILE` may name a file with the value. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STAFF_PASSWORD',
  'SESSION_SECRET',
  'SMTP_URL',
  'ALERT_WEBHOOK_SECRET',
  'BRAND_PRIVACY_TEXT',
  'METRICS_TOKEN',
] as const satisfies readonly (keyof z.infer<typeof environment>)[];

/**
 * docker-compose.yml passes these files always, so an empty one counts as
 * unset.
 */
export const MAY_BE_EMPTY: ReadonlySet<(typeof SECRET_VARIABLES)[number]> =
  new Set(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL']);
