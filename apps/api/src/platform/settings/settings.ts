import {
  settingBounds,
  type SettingName,
  type SettingValues,
} from '@hatira/contract';
import { environment } from '../config/config.schema.js';
import type { Config } from '../config/load-config.js';

/** The settings, as in `Config`. */
export type Settings = Pick<
  Config,
  | 'brand'
  | 'bulk'
  | 'archives'
  | 'maxFileBytes'
  | 'weddingDailyBytes'
  | 'trashDays'
  | 'uploadHours'
  | 'contactDays'
  | 'staffSecondFactor'
  | 'demoWedding'
  | 'mediaRetentionMonths'
  | 'oldWeddingMonths'
  | 'auditDays'
>;

type Variable = keyof typeof environment.shape;

/** Its rule applies to the setting too. */
export const SETTING_VARIABLES = {
  brandName: 'BRAND_NAME',
  brandMessengerUrl: 'BRAND_MESSENGER_URL',
  brandSmsUrl: 'BRAND_SMS_URL',
  brandSocialUrl: 'BRAND_SOCIAL_URL',
  brandSocialHandle: 'BRAND_SOCIAL_HANDLE',
  brandShortVideoUrl: 'BRAND_SHORT_VIDEO_URL',
  brandShortVideoHandle: 'BRAND_SHORT_VIDEO_HANDLE',
  brandEmail: 'BRAND_EMAIL',
  brandPrice: 'BRAND_PRICE',
  brandCurrency: 'BRAND_CURRENCY',
  privacyUrl: 'BRAND_PRIVACY_URL',
  privacyText: 'BRAND_PRIVACY_TEXT',
  companyLine: 'BRAND_COMPANY_LINE',
  maxFileBytes: 'MAX_FILE_BYTES',
  weddingDailyBytes: 'WEDDING_DAILY_BYTES',
  bulkConfirmFiles: 'BULK_CONFIRM_FILES',
  bulkLargeFiles: 'BULK_LARGE_FILES',
  bulkVeryLargeFiles: 'BULK_VERY_LARGE_FILES',
  bulkMaxFiles: 'BULK_MAX_FILES',
  bulkStreamedFiles: 'BULK_STREAMED_FILES',
  bulkStreamedBytes: 'BULK_STREAMED_BYTES',
  trashDays: 'TRASH_DAYS',
  uploadHours: 'UPLOAD_HOURS',
  contactDays: 'CONTACT_DAYS',
  mediaRetentionMonths: 'MEDIA_RETENTION_MONTHS',
  oldWeddingMonths: 'OLD_WEDDING_MONTHS',
  auditDays: 'AUDIT_DAYS',
  archiveDays: 'ARCHIVE_DAYS',
  archiveQuietMinutes: 'ARCHIVE_QUIET_MINUTES',
  staffSecondFactor: 'STAFF_SECOND_FACTOR',
  demoWedding: 'DEMO_WEDDING',
} as const satisfies Record<SettingName, Variable>;

export const SETTING_NAMES = Object.keys(SETTING_VARIABLES) as SettingName[];

export function configuredValues({
  brand,
  bulk,
  archives,
  ...limits
}: Config): SettingValues {
  return {
    brandName: brand.name,
    brandMessengerUrl: brand.messengerUrl,
    brandSmsUrl: brand.smsUrl,
    brandSocialUrl: brand.socialUrl,
    brandSocialHandle: brand.socialHandle,
    brandShortVideoUrl: brand.shortVideoUrl,
    brandShortVideoHandle: brand.shortVideoHandle,
    brandEmail: brand.email,
    brandPrice: brand.price,
    brandCurrency: brand.currency,
    privacyUrl: brand.privacyUrl,
    privacyText: brand.privacyText,
    companyLine: brand.companyLine,
    maxFileBytes: limits.maxFileBytes,
    weddingDailyBytes: limits.weddingDailyBytes,
    bulkConfirmFiles: bulk.confirmFiles,
    bulkLargeFiles: bulk.largeFiles,
    bulkVeryLargeFiles: bulk.veryLargeFiles,
    bulkMaxFiles: bulk.maxFiles,
    bulkStreamedFiles: bulk.streamedFiles,
    bulkStreamedBytes: bulk.streamedBytes,
    trashDays: limits.trashDays,
    uploadHours: limits.uploadHours,
    contactDays: limits.contactDays,
    mediaRetentionMonths: limits.mediaRetentionMonths,
    oldWeddingMonths: limits.oldWeddingMonths,
    auditDays: limits.auditDays,
    archiveDays: archives.days,
    archiveQuietMinutes: archives.quietMinutes,
    staffSecondFactor: limits.staffSecondFactor,
    demoWedding: limits.demoWedding,
  };
}

export function settingsOf(values: SettingValues): Settings {
  return {
    brand: {
      name: values.brandName,
      messengerUrl: values.brandMessengerUrl,
      smsUrl: values.brandSmsUrl,
      socialUrl: values.brandSocialUrl,
      socialHandle: values.brandSocialHandle,
      shortVideoUrl: values.brandShortVideoUrl,
      shortVideoHandle: values.brandShortVideoHandle,
      email: values.brandEmail,
      price: values.brandPrice,
      currency: values.brandCurrency,
      privacyUrl: values.privacyUrl,
      privacyText: values.privacyText,
      companyLine: values.companyLine,
    },
    bulk: {
      confirmFiles: values.bulkConfirmFiles,
      largeFiles: values.bulkLargeFiles,
      veryLargeFiles: values.bulkVeryLargeFiles,
      maxFiles: values.bulkMaxFiles,
      streamedFiles: values.bulkStreamedFiles,
      streamedBytes: values.bulkStreamedBytes,
    },
    archives: {
      days: values.archiveDays,
      quietMinutes: values.archiveQuietMinutes,
    },
    maxFileBytes: values.maxFileBytes,
    weddingDailyBytes: values.weddingDailyBytes,
    trashDays: values.trashDays,
    uploadHours: values.uploadHours,
    contactDays: values.contactDays,
    staffSecondFactor: values.staffSecondFactor,
    demoWedding: values.demoWedding,
    mediaRetentionMonths: values.mediaRetentionMonths,
    oldWeddingMonths: values.oldWeddingMonths,
    auditDays: values.auditDays,
  };
}

const LINKS = new Set<SettingName>([
  'brandMessengerUrl',
  'brandSmsUrl',
  'brandSocialUrl',
  'brandShortVideoUrl',
]);

/**
 * The first violation: the variable's rule, the bounds, a link over plain http.
 */
export function violationOf(
  name: SettingName,
  value: unknown,
): string | undefined {
  const rule = environment.shape[SETTING_VARIABLES[name]];
  // Staff may remove a link of the environment.
  const isOptional =
    rule.safeParse(undefined).success && rule.parse(undefined) === undefined;
  if (value === '' && isOptional) return undefined;
  const result = rule.safeParse(value);
  if (!result.success)
    return result.error.issues.map(({ message }) => message).join('; ');
  if (LINKS.has(name) && /^http:/i.test(String(value).trim()))
    return 'must be an address that starts with https://';
  return boundsViolation(name, value);
}

function boundsViolation(
  name: SettingName,
  value: unknown,
): string | undefined {
  const bounds = settingBounds(name);
  if (!bounds) return undefined;
  const { min, max } = bounds;
  return Number(value) >= min && Number(value) <= max
    ? undefined
    : `must be between ${min} and ${max}`;
}
