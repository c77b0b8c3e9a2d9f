import type { SettingName, SettingsSheet } from '@hatira/contract';
import type { Draft } from './setting-fields';

/** Settings of which less takes something away: from guests at once, or what is kept for good. */
const FELT_WHEN_LESS = [
  'maxFileBytes',
  'weddingDailyBytes',
  'trashDays',
  'uploadHours',
  'contactDays',
  'archiveDays',
  'bulkMaxFiles',
  'bulkStreamedFiles',
  'bulkStreamedBytes',
] as const satisfies readonly SettingName[];

/** A limit that gets lower, or a time that gets shorter. */
export interface Loss {
  name: (typeof FELT_WHEN_LESS)[number];
  from: number;
  to: number;
}

/** What of the changes is felt; to be asked for by a word before it is saved. */
export function lossesOf(changes: Draft, sheet: SettingsSheet): Loss[] {
  return FELT_WHEN_LESS.flatMap((name) => {
    const typed = changes[name];
    if (typed === undefined) return [];
    const { value: from, fallback } = sheet[name];
    const to = typed === null ? fallback : Number(typed);
    return felt(name, to) < felt(name, from) ? [{ name, from, to }] : [];
  });
}

/** How much a value allows: of this one 0 means that nothing limits it. */
function felt(name: Loss['name'], value: number): number {
  return name === 'weddingDailyBytes' && value === 0 ? Infinity : value;
}
