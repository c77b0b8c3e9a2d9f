import { formatDay, OWN_DATES } from './local-days.js';
import { regional } from './local-numbers.js';

/** The names from Sunday on, as in CLDR. */
const OWN_WEEKDAYS: Partial<Record<string, string>> = {
  az: 'bazar,bazar ertəsi,çərşənbə axşamı,çərşənbə,cümə axşamı,cümə,şənbə',
  kk: 'жексенбі,дүйсенбі,сейсенбі,сәрсенбі,бейсенбі,жұма,сенбі',
};
const UTC = { timeZone: 'UTC' } as const;

/**
 * `Saturday 20 June 2026`
 * @param localMs local time, as if it were UTC
 */
export function formatDayHeading(localMs: number, language: string): string {
  const date = new Date(localMs);
  const weekday = OWN_WEEKDAYS[language]?.split(',')[date.getUTCDay()];
  if (weekday !== undefined)
    return `${formatDay(date, language, 'UTC')}, ${weekday}`;
  return new Intl.DateTimeFormat(regional(language), {
    dateStyle: 'full',
    ...UTC,
  }).format(date);
}

/**
 * `21:00`; `9 PM` for American readers.
 * @param localMs local time, as if it were UTC
 */
export function formatHour(localMs: number, language: string): string {
  const date = new Date(localMs);
  if (OWN_DATES[language]) return date.toISOString().slice(11, 16);
  return new Intl.DateTimeFormat(regional(language), {
    timeStyle: 'short',
    ...UTC,
  }).format(date);
}
