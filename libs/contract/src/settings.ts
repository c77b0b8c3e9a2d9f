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
  archiveDays: number;
  archiveQuietMinutes: number;
}

export type SettingName = keyof SettingValues;

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
