import {
  DEFAULT_MAX_FILE_BYTES,
  MAX_BULK_IDS,
  SLICE_BYTES,
  type PublicConfig,
  type SettingName,
  type SettingsSheet,
  type SettingValues,
} from '@hatira/contract';

const GIBIBYTE = 1024 ** 3;

/** Values of a new installation. */
const DEFAULT_SETTINGS: SettingValues = {
  brandName: 'Hatıra',
  brandMessengerUrl: '',
  brandSmsUrl: '',
  brandSocialUrl: '',
  brandSocialHandle: '',
  brandShortVideoUrl: '',
  brandShortVideoHandle: '',
  brandEmail: '',
  brandPrice: 1990,
  brandCurrency: 'TRY',
  privacyUrl: '',
  privacyText: '',
  companyLine: '',
  maxFileBytes: DEFAULT_MAX_FILE_BYTES,
  weddingDailyBytes: 200 * GIBIBYTE,
  bulkConfirmFiles: 300,
  bulkLargeFiles: 500,
  bulkVeryLargeFiles: 1_500,
  bulkMaxFiles: MAX_BULK_IDS,
  bulkStreamedFiles: 50,
  bulkStreamedBytes: 100 * 1024 ** 2,
  trashDays: 30,
  uploadHours: 168,
  contactDays: 365,
  mediaRetentionMonths: 0,
  oldWeddingMonths: 12,
  auditDays: 730,
  archiveDays: 7,
  archiveQuietMinutes: 120,
  staffSecondFactor: 'off',
  demoWedding: 'shown',
};

/** @param changed values that staff have set in the panel */
export function settingsSheet(
  changed: Partial<SettingValues> = {},
): SettingsSheet {
  const entries = Object.entries(DEFAULT_SETTINGS).map(([name, fallback]) => {
    const value = changed[name as SettingName];
    const setting = {
      value: value ?? fallback,
      source: value === undefined ? 'default' : 'database',
      fallback,
      variable: name.replace(/[A-Z]/g, '_$&').toUpperCase(),
    };
    return [name, setting] as const;
  });
  return Object.fromEntries(entries) as unknown as SettingsSheet;
}

/** The public configuration of a new installation, with changes. */
export function publicConfig(
  changed: Partial<PublicConfig> = {},
): PublicConfig {
  return {
    brandName: DEFAULT_SETTINGS.brandName,
    price: DEFAULT_SETTINGS.brandPrice,
    currency: DEFAULT_SETTINGS.brandCurrency,
    languages: ['tr', 'en', 'de'],
    links: {
      messenger: '',
      sms: '',
      social: '',
      socialHandle: '',
      shortVideo: '',
      shortVideoHandle: '',
      email: '',
    },
    limits: {
      maxFileBytes: DEFAULT_MAX_FILE_BYTES,
      sliceBytes: SLICE_BYTES,
      bulk: {
        confirmFiles: DEFAULT_SETTINGS.bulkConfirmFiles,
        largeFiles: DEFAULT_SETTINGS.bulkLargeFiles,
        veryLargeFiles: DEFAULT_SETTINGS.bulkVeryLargeFiles,
        maxFiles: DEFAULT_SETTINGS.bulkMaxFiles,
        streamedFiles: DEFAULT_SETTINGS.bulkStreamedFiles,
        streamedBytes: DEFAULT_SETTINGS.bulkStreamedBytes,
      },
    },
    canMailArchives: false,
    privacyUrl: '',
    companyLine: '',
    ...changed,
  };
}
