import os from 'node:os';
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { environment } from './config.schema.js';
import { defaultProcesses } from './default-processes.js';
import { parseSender, type MailSender } from './mail-settings.js';
import { s3SettingsOf } from './s3-settings.js';

type Variables = z.infer<typeof environment>;

export function valuesOf(env: Variables) {
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '');
  const s3 = s3SettingsOf(env);
  return {
    ...processValues(env),
    ...retentionValues(env),
    ...contentValues(env),
    /** No trailing slash; undefined: each request's host. */
    publicUrl,
    /** The site is behind TLS, as Secure cookies and HSTS require. */
    isSecure: publicUrl?.startsWith('https:') ?? false,
    storage: env.STORAGE,
    /** Undefined when incomplete. */
    s3,
    /**
     * The origin of direct downloads; undefined: this process streams files.
     */
    filesOrigin: env.STORAGE === 's3' ? s3?.publicOrigin : undefined,
    maxFileBytes: env.MAX_FILE_BYTES,
    /** The bytes of a wedding in 24 hours; 0: unlimited. */
    weddingDailyBytes: env.WEDDING_DAILY_BYTES,
    /** Uploads must leave so many on the storage disk. */
    minFreeBytes: env.MIN_FREE_BYTES,
  };
}

function processValues(env: Variables) {
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    role: env.ROLE,
    /** That share this process's budgets, itself included. */
    webProcesses: env.ROLE === 'worker' ? 1 : webProcessesOf(env),
    databaseUrl: env.DATABASE_URL,
    /** Connections of each process; undefined: as many as fit. */
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    adminPath: env.ADMIN_PATH,
    staff: { email: env.STAFF_EMAIL, password: env.STAFF_PASSWORD },
    staffSecondFactor: env.STAFF_SECOND_FACTOR,
    sessionSecret: env.SESSION_SECRET,
    sessionDays: env.SESSION_DAYS,
    trustProxy: env.TRUST_PROXY,
    /** The proxy's internal location; undefined: this process sends files. */
    filesByProxy: env.FILES_BY_PROXY,
    guestWebDir: resolve(env.GUEST_WEB_DIR),
    adminWebDir: resolve(env.ADMIN_WEB_DIR),
    /** Closed without a port. Without a token the main port refuses them. */
    metrics: {
      port: env.METRICS_PORT,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN,
    },
    logLevel: env.LOG_LEVEL,
  };
}

function webProcessesOf({ WEB_PROCESSES }: Variables): number {
  return (
    WEB_PROCESSES ??
    defaultProcesses({
      cores: os.availableParallelism(),
      memoryBytes: os.totalmem(),
      memoryLimitBytes: process.constrainedMemory(),
    })
  );
}

function retentionValues(env: Variables) {
  return {
    trashDays: env.TRASH_DAYS,
    /** An upload without a new slice for so long is swept. */
    uploadHours: env.UPLOAD_HOURS,
    /** The hours since a file's upload; 0: its guest cannot take it back. */
    guestUndoHours: env.GUEST_UNDO_HOURS,
    contactDays: env.CONTACT_DAYS,
    /** The months since the last upload; 0: unlimited. */
    mediaRetentionMonths: env.MEDIA_RETENTION_MONTHS,
    /** The months since the last upload. */
    oldWeddingMonths: env.OLD_WEDDING_MONTHS,
    auditDays: env.AUDIT_DAYS,
    /**
     * A whole wedding's archive starts after `quietMinutes` without uploads.
     */
    archives: {
      days: env.ARCHIVE_DAYS,
      quietMinutes: env.ARCHIVE_QUIET_MINUTES,
    },
  };
}

function contentValues(env: Variables) {
  return {
    /** Above `streamed…` an archive is built. */
    bulk: {
      confirmFiles: env.BULK_CONFIRM_FILES,
      largeFiles: env.BULK_LARGE_FILES,
      veryLargeFiles: env.BULK_VERY_LARGE_FILES,
      maxFiles: env.BULK_MAX_FILES,
      streamedFiles: env.BULK_STREAMED_FILES,
      streamedBytes: env.BULK_STREAMED_BYTES,
    },
    /** Without `url` no mail is sent; `contactTo` receives the contact form. */
    mail: {
      url: env.SMTP_URL,
      from: senderOf(env),
      contactTo: env.CONTACT_TO,
      alertTo: env.ALERT_TO,
    },
    alertWebhook: alertWebhookOf(env),
    demoWedding: env.DEMO_WEDDING,
    /** Visited upload pages open without a network. */
    hasOfflinePages: env.OFFLINE_PAGES === 'on',
    /** Texts are empty when unset. */
    brand: {
      name: env.BRAND_NAME,
      messengerUrl: env.BRAND_MESSENGER_URL ?? '',
      smsUrl: env.BRAND_SMS_URL ?? '',
      socialUrl: env.BRAND_SOCIAL_URL ?? '',
      socialHandle: env.BRAND_SOCIAL_HANDLE ?? '',
      shortVideoUrl: env.BRAND_SHORT_VIDEO_URL ?? '',
      shortVideoHandle: env.BRAND_SHORT_VIDEO_HANDLE ?? '',
      email: env.BRAND_EMAIL ?? '',
      price: env.BRAND_PRICE,
      /** ISO 4217. */
      currency: env.BRAND_CURRENCY,
      /** An external notice, and the text of the product's page. */
      privacyUrl: env.BRAND_PRIVACY_URL ?? '',
      privacyText: env.BRAND_PRIVACY_TEXT ?? '',
      /** The data controller's legal name, address and contact. */
      companyLine: env.BRAND_COMPANY_LINE ?? '',
    },
  };
}

function senderOf(env: Variables): MailSender | undefined {
  const sender = parseSender(env.SMTP_FROM ?? env.BRAND_EMAIL ?? '');
  return sender && { ...sender, name: sender.name || env.BRAND_NAME };
}

function alertWebhookOf(env: Variables) {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret = '' } = env;
  return url === undefined
    ? undefined
    : { url, secret, isPrivate: env.ALERT_WEBHOOK_PRIVATE };
}
