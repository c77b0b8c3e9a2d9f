import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  environment,
  MAY_BE_EMPTY,
  SECRET_VARIABLES,
} from './config.schema.js';
import { parseSender, type MailSender } from './mail-settings.js';
import { s3Problems, s3SettingsOf, type S3Settings } from './s3-settings.js';
import { readTestimonials, type Testimonial } from './testimonials.js';

export type Environment = Record<string, string | undefined>;

/** Bad configuration: one line for each variable that is wrong. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}

/** The product's whole configuration, typed; injected by the class, never read from the environment elsewhere. */
export class Config {
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the product, without a trailing slash; undefined: whatever host they used. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly role: 'all' | 'web' | 'worker';
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Where the files of guests are kept: below `dataDir`, or in the bucket of `s3`. */
  readonly storage: 'local' | 's3';
  /** Undefined when not all of it is given, which is no mistake while files are kept locally. */
  readonly s3: S3Settings | undefined;
  readonly adminPath: string | undefined;
  readonly staff: { email: string | undefined; password: string | undefined };
  /** Whether staff need a second factor for the panel. */
  readonly staffSecondFactor: 'off' | 'required';
  readonly sessionSecret: string | undefined;
  readonly sessionDays: number;
  readonly trustProxy: string;
  /** Folder of the built guest pages. */
  readonly guestWebDir: string;
  /** Folder of the built staff panel. */
  readonly adminWebDir: string;
  readonly maxFileBytes: number;
  /** Of one wedding in 24 hours; 0: without a limit. */
  readonly weddingDailyBytes: number;
  /** Space that is kept free on the storage disk; an upload that would go below it is refused. */
  readonly minFreeBytes: number;
  readonly trashDays: number;
  /** After so many hours without a slice an unfinished upload is swept. */
  readonly uploadHours: number;
  /** After so many days a message of the contact form is erased. */
  readonly contactDays: number;
  /** Months after its last upload in which a wedding's files are kept; 0: for good. */
  readonly mediaRetentionMonths: number;
  /** After so many days an entry of the audit trail is erased. */
  readonly auditDays: number;
  /** Days that an archive is kept, and minutes without an upload after which a wedding's own archive is built. */
  readonly archives: { days: number; quietMinutes: number };
  /** When the couple is asked, warned and refused before a download of many files; above `streamed…` it is an archive. */
  readonly bulk: {
    confirmFiles: number;
    largeFiles: number;
    veryLargeFiles: number;
    maxFiles: number;
    streamedFiles: number;
    streamedBytes: number;
  };
  /**
   * Outgoing mail; without `url` none is sent, with it there is a sender. `contactTo` receives the messages of the
   * contact form.
   */
  readonly mail: {
    url: string | undefined;
    from: MailSender | undefined;
    contactTo: string | undefined;
  };
  /** Where ffmpeg and ffprobe are looked for: FFMPEG_PATH if set, else the folders of PATH. */
  readonly mediaTools: {
    ffmpegPath: string | undefined;
    searchPath: string | undefined;
  };
  /** What the provider's pages say of it; empty where it has none. `price` in Turkish lira. */
  readonly brand: {
    name: string;
    messengerUrl: string;
    smsUrl: string;
    socialUrl: string;
    socialHandle: string;
    shortVideoUrl: string;
    shortVideoHandle: string;
    email: string;
    price: number;
    /** Privacy notice elsewhere, and the text of our own page; empty: none. */
    privacyUrl: string;
    privacyText: string;
    /** The controller in one line: legal name, address, contact. */
    companyLine: string;
  };
  /** Where Prometheus and orchestrators ask; undefined `port`: no port of its own, undefined `token`: nobody by the main one. */
  readonly metrics: {
    port: number | undefined;
    host: string;
    token: string | undefined;
  };
  /** What couples have said of the provider; empty: the homepage shows samples and says so. */
  readonly testimonials: Testimonial[];
  readonly logLevel: string;
  /** Milliseconds; an operator cannot set them. Tests shorten them. */
  readonly intervals = { galleryBeatMs: 20_000 };
  /** Names of the variables that are set; all others stand at their default. */
  readonly given: ReadonlySet<string>;

  constructor(
    env: ReturnType<typeof environment.parse>,
    given: Environment,
    testimonials: Testimonial[],
  ) {
    this.given = new Set(Object.keys(given));
    this.port = env.PORT;
    this.host = env.HOST;
    this.publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '');
    this.dataDir = resolve(env.DATA_DIR);
    this.role = env.ROLE;
    this.databaseUrl = env.DATABASE_URL;
    this.redisUrl = env.REDIS_URL;
    this.storage = env.STORAGE;
    this.s3 = s3SettingsOf(env);
    this.adminPath = env.ADMIN_PATH;
    this.staff = { email: env.STAFF_EMAIL, password: env.STAFF_PASSWORD };
    this.staffSecondFactor = env.STAFF_SECOND_FACTOR;
    this.sessionSecret = env.SESSION_SECRET;
    this.sessionDays = env.SESSION_DAYS;
    this.trustProxy = env.TRUST_PROXY;
    this.guestWebDir = resolve(env.GUEST_WEB_DIR);
    this.adminWebDir = resolve(env.ADMIN_WEB_DIR);
    this.maxFileBytes = env.MAX_FILE_BYTES;
    this.weddingDailyBytes = env.WEDDING_DAILY_BYTES;
    this.minFreeBytes = env.MIN_FREE_BYTES;
    this.trashDays = env.TRASH_DAYS;
    this.uploadHours = env.UPLOAD_HOURS;
    this.contactDays = env.CONTACT_DAYS;
    this.mediaRetentionMonths = env.MEDIA_RETENTION_MONTHS;
    this.auditDays = env.AUDIT_DAYS;
    this.archives = {
      days: env.ARCHIVE_DAYS,
      quietMinutes: env.ARCHIVE_QUIET_MINUTES,
    };
    this.bulk = {
      confirmFiles: env.BULK_CONFIRM_FILES,
      largeFiles: env.BULK_LARGE_FILES,
      veryLargeFiles: env.BULK_VERY_LARGE_FILES,
      maxFiles: env.BULK_MAX_FILES,
      streamedFiles: env.BULK_STREAMED_FILES,
      streamedBytes: env.BULK_STREAMED_BYTES,
    };
    this.mail = {
      url: env.SMTP_URL,
      from: senderOf(env),
      contactTo: env.CONTACT_TO,
    };
    this.mediaTools = { ffmpegPath: env.FFMPEG_PATH, searchPath: given.PATH };
    this.brand = brandOf(env);
    this.metrics = {
      port: env.METRICS_PORT,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN,
    };
    this.testimonials = testimonials;
    this.logLevel = env.LOG_LEVEL;
  }

  /** Origin from which browsers fetch files past this process; undefined: they come from this process. */
  get filesOrigin(): string | undefined {
    return this.storage === 's3' ? this.s3?.publicOrigin : undefined;
  }

  /** True when people reach the product by TLS: Secure cookies and HSTS then (design section 9, plain http). */
  get isSecure(): boolean {
    return this.publicUrl?.startsWith('https:') ?? false;
  }
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable that is wrong.
 */
export function loadConfig(env: Environment): Config {
  const { values, problems } = withSecretFiles(env);
  problems.push(...contradictions(values), ...s3Problems(values));
  const result = environment.safeParse(values);
  if (!result.success) {
    problems.push(
      ...result.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message}`,
      ),
    );
  }
  const testimonials = testimonialsOf(values.TESTIMONIALS_FILE, problems);
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return new Config(result.data, values, testimonials);
}

function testimonialsOf(
  file: string | undefined,
  problems: string[],
): Testimonial[] {
  try {
    return file === undefined ? [] : readTestimonials(file);
  } catch (error) {
    problems.push(`TESTIMONIALS_FILE: ${(error as Error).message}`);
    return [];
  }
}

/** What each variable says is right by itself, and wrong together. */
function contradictions({
  SMTP_URL,
  SMTP_FROM,
  BRAND_EMAIL,
  CONTACT_TO,
}: Environment): string[] {
  const found: string[] = [];
  if (SMTP_URL && !SMTP_FROM && !BRAND_EMAIL) {
    found.push(
      'SMTP_FROM: mail needs a sender: set SMTP_FROM or BRAND_EMAIL beside SMTP_URL',
    );
  }
  if (CONTACT_TO && !SMTP_URL)
    found.push(
      'SMTP_URL: is needed to send the messages of the contact form to CONTACT_TO',
    );
  return found;
}

function brandOf(env: ReturnType<typeof environment.parse>): Config['brand'] {
  return {
    name: env.BRAND_NAME,
    messengerUrl: env.BRAND_MESSENGER_URL ?? '',
    smsUrl: env.BRAND_SMS_URL ?? '',
    socialUrl: env.BRAND_SOCIAL_URL ?? '',
    socialHandle: env.BRAND_SOCIAL_HANDLE ?? '',
    shortVideoUrl: env.BRAND_SHORT_VIDEO_URL ?? '',
    shortVideoHandle: env.BRAND_SHORT_VIDEO_HANDLE ?? '',
    email: env.BRAND_EMAIL ?? '',
    price: env.BRAND_PRICE,
    privacyUrl: env.BRAND_PRIVACY_URL ?? '',
    privacyText: env.BRAND_PRIVACY_TEXT ?? '',
    companyLine: env.BRAND_COMPANY_LINE ?? '',
  };
}

function senderOf(
  env: ReturnType<typeof environment.parse>,
): MailSender | undefined {
  const sender = parseSender(env.SMTP_FROM ?? env.BRAND_EMAIL ?? '');
  return sender && { ...sender, name: sender.name || env.BRAND_NAME };
}

function withSecretFiles(env: Environment): {
  values: Environment;
  problems: string[];
} {
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ''),
  );
  const problems: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined)
      problems.push(`${name} and ${name}_FILE: give only one of them`);
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value !== '') values[name] = value;
      else if (!MAY_BE_EMPTY.has(name))
        problems.push(`${name}_FILE: ${file} is empty`);
    } catch {
      problems.push(`${name}_FILE: ${file} cannot be read`);
    }
  }
  return { values, problems };
}
