import { MAX_BULK_IDS, MAX_SLICES, SLICE_BYTES } from './limits.js';
import type { SettingValues } from './schemas/staff/settings.js';

export type SettingName = keyof SettingValues;

/** The limits in characters. */
export const MAX_SETTING_LENGTH = {
  brandName: 60,
  brandMessengerUrl: 500,
  brandSmsUrl: 500,
  brandSocialUrl: 500,
  brandSocialHandle: 60,
  brandShortVideoUrl: 500,
  brandShortVideoHandle: 60,
  brandEmail: 254,
  privacyUrl: 500,
  privacyText: 20_000,
  companyLine: 300,
} as const satisfies {
  [
    Name in SettingName as string extends SettingValues[Name] ? Name : never
  ]: number;
};

/** The first choice is the default. */
export const SETTING_CHOICES = {
  staffSecondFactor: ['off', 'required'],
  demoWedding: ['shown', 'hidden'],
  brandCurrency: ['TRY', 'AZN', 'EUR', 'USD', 'GBP', 'CHF', 'KZT', 'RUB'],
} as const satisfies { [Name in ChoiceName]: readonly SettingValues[Name][] };

export type ChoiceName = Exclude<
  SettingName,
  NumberName | keyof typeof MAX_SETTING_LENGTH
>;

const MEBIBYTE = 1024 ** 2;
const TEN_YEARS_DAYS = 3_650;
const FILES = { min: 1, max: MAX_BULK_IDS };
const DAYS = { min: 1, max: TEN_YEARS_DAYS };

/**
 * Inclusive, so that a typing error cannot stop the product: files that fit in
 * slices, times that the database can compute with.
 */
export const SETTING_BOUNDS = {
  brandPrice: { min: 1, max: 10_000_000 },
  maxFileBytes: { min: MEBIBYTE, max: MAX_SLICES * SLICE_BYTES },
  weddingDailyBytes: { min: 0, max: MEBIBYTE ** 2 * 1_024 },
  bulkConfirmFiles: FILES,
  bulkLargeFiles: FILES,
  bulkVeryLargeFiles: FILES,
  bulkMaxFiles: FILES,
  bulkStreamedFiles: FILES,
  bulkStreamedBytes: { min: MEBIBYTE, max: MAX_SLICES * SLICE_BYTES },
  trashDays: DAYS,
  uploadHours: { min: 1, max: 8_760 },
  contactDays: DAYS,
  mediaRetentionMonths: { min: 0, max: 120 },
  oldWeddingMonths: { min: 1, max: 120 },
  auditDays: DAYS,
  archiveDays: DAYS,
  archiveQuietMinutes: { min: 1, max: 525_600 },
} as const satisfies Record<NumberName, SettingBounds>;

type NumberName = {
  [Name in SettingName]: SettingValues[Name] extends number ? Name : never;
}[SettingName];

export interface SettingBounds {
  min: number;
  max: number;
}

/** Undefined for other settings. */
export function settingBounds(name: SettingName): SettingBounds | undefined {
  return (SETTING_BOUNDS as Partial<Record<SettingName, SettingBounds>>)[name];
}

/**
 * Files above which a download asks, warns, advises and is refused; none below
 * the one before.
 */
export const RISING_SETTINGS = [
  'bulkConfirmFiles',
  'bulkLargeFiles',
  'bulkVeryLargeFiles',
  'bulkMaxFiles',
] as const satisfies readonly SettingName[];

/** The first limit below the one before it. */
export function fallingSetting(
  valueOf: (name: (typeof RISING_SETTINGS)[number]) => number,
): (typeof RISING_SETTINGS)[number] | undefined {
  return RISING_SETTINGS.find((name, index) => {
    const before = RISING_SETTINGS[index - 1];
    return before !== undefined && valueOf(name) < valueOf(before);
  });
}

/**
 * `PUT /api/admin/settings`: only changes; `null` returns to the environment or
 * the default.
 */
export type SettingChanges = {
  [Name in SettingName]?: SettingValues[Name] | null;
};
