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
  maxFileBytes: number;
  bulkConfirmFiles: number;
  bulkLargeFiles: number;
  bulkVeryLargeFiles: number;
  bulkMaxFiles: number;
  bulkStreamedFiles: number;
  bulkStreamedBytes: number;
  trashDays: number;
  uploadHours: number;
  contactDays: number;
  archiveDays: number;
  archiveQuietMinutes: number;
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
} as const satisfies { [Name in SettingName as SettingValues[Name] extends string ? Name : never]: number };

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
export type SettingsSheet = { [Name in SettingName]: Setting<SettingValues[Name]> };

/** `PUT /api/admin/settings`: only what changes; `null` gives a value back to the environment or the default. */
export type SettingChanges = { [Name in SettingName]?: SettingValues[Name] | null };
