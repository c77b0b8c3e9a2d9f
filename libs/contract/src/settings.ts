import { MAX_BULK_IDS, MAX_SLICES, SLICE_BYTES } from './limits.js';

/** What staff may set without a restart; each has an environment variable and a default beneath it. */
export interface SettingValues {
  brandName: string;
  /** Links of the provider, empty where it has none. */
  brandMessengerUrl: string;
  brandSmsUrl: string;
  brandSocialUrl: string;
  brandSocialHandle: string;
  brandShortVideoUrl: string;
  brandShortVideoHandle: string;
  brandEmail: string;
  /** Turkish lira. */
  brandPrice: number;
  /** Privacy notice (KVKK art. 10, GDPR art. 13): an address, a text of our own page, or both; empty: none. */
  privacyUrl: string;
  /** Plain text; an empty line begins a paragraph. */
  privacyText: string;
  /** The controller in one line: legal name, address, contact. */
  companyLine: string;
  maxFileBytes: number;
  /** Of all guests of one wedding in 24 hours; 0: without a limit. */
  weddingDailyBytes: number;
  bulkConfirmFiles: number;
  bulkLargeFiles: number;
  bulkVeryLargeFiles: number;
  bulkMaxFiles: number;
  bulkStreamedFiles: number;
  bulkStreamedBytes: number;
  trashDays: number;
  uploadHours: number;
  contactDays: number;
  /** Months after its last upload in which a wedding's files are kept; 0: for good. */
  mediaRetentionMonths: number;
  auditDays: number;
  archiveDays: number;
  archiveQuietMinutes: number;
  /** Whether staff need a second factor for the panel. */
  staffSecondFactor: 'off' | 'required';
}

export type SettingName = keyof SettingValues;

/** Characters of each text at most, in the panel, in the API and in the environment alike. */
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

/** The values of each setting that is chosen, the default first. */
export const SETTING_CHOICES = {
  staffSecondFactor: ['off', 'required'],
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
 * Between what each number has to be, both included, so that a slip stops nothing: of files the largest that there can
 * be in slices, of times what the database can reckon with.
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

/** Of a number; undefined: the setting is a text. */
export function settingBounds(name: SettingName): SettingBounds | undefined {
  return (SETTING_BOUNDS as Partial<Record<SettingName, SettingBounds>>)[name];
}

/** Counts of files of which none may be below the one before it: asked, warned, warned more, refused. */
export const RISING_SETTINGS = [
  'bulkConfirmFiles',
  'bulkLargeFiles',
  'bulkVeryLargeFiles',
  'bulkMaxFiles',
] as const satisfies readonly SettingName[];

/** The first limit that is below the one before it; undefined: they rise. */
export function fallingSetting(
  valueOf: (name: (typeof RISING_SETTINGS)[number]) => number,
): (typeof RISING_SETTINGS)[number] | undefined {
  return RISING_SETTINGS.find((name, index) => {
    const before = RISING_SETTINGS[index - 1];
    return before !== undefined && valueOf(name) < valueOf(before);
  });
}

/** Where a value comes from; the first that has one wins. */
export type SettingSource = 'database' | 'environment' | 'default';

export interface Setting<Value = SettingValues[SettingName]> {
  value: Value;
  source: SettingSource;
  /** What it would be without the database. */
  fallback: Value;
  /** The environment variable beneath it. */
  variable: string;
}

/** `GET /api/admin/settings` */
export type SettingsSheet = {
  [Name in SettingName]: Setting<SettingValues[Name]>;
};

/** `PUT /api/admin/settings`: only what changes; `null` gives a value back to the environment or the default. */
export type SettingChanges = {
  [Name in SettingName]?: SettingValues[Name] | null;
};
