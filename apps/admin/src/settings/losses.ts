import type { SettingName, SettingsSheet } from '@hatira/contract';
import type { Draft } from './setting-fields';

/** A decrease limits guests at once or erases data. */
const FELT_WHEN_LESS = [
  'maxFileBytes',
  'weddingDailyBytes',
  'trashDays',
  'uploadHours',
  'contactDays',
  'mediaRetentionMonths',
  'auditDays',
  'archiveDays',
  'bulkMaxFiles',
  'bulkStreamedFiles',
  'bulkStreamedBytes',
] as const satisfies readonly SettingName[];

export interface Loss {
  name: (typeof FELT_WHEN_LESS)[number];
  from: number;
  to: number;
}

/** Returns the decreases that need a typed confirmation. */
export function lossesOf(changes: Draft, sheet: SettingsSheet): Loss[] {
  return FELT_WHEN_LESS.flatMap((name) => {
    const typed = changes[name];
    if (typed === undefined) return [];
    const { value: from, fallback } = sheet[name];
    const to = typed === null ? fallback : Number(typed);
    return worth(name, to) < worth(name, from) ? [{ name, from, to }] : [];
  });
}

/** For some settings 0 means no limit. */
function worth(name: Loss['name'], value: number): number {
  const isUnlimited =
    isForGood(name, value) || (name === 'weddingDailyBytes' && value === 0);
  return isUnlimited ? Infinity : value;
}

export function isForGood(name: Loss['name'], value: number): boolean {
  return name === 'mediaRetentionMonths' && value === 0;
}
