const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** Formats as MB with 2 decimals (specification section 9). */
export function formatMegabytes(bytes: number, language: string): string {
  return `${withTwoDecimals(bytes / MEGABYTE, language)} MB`;
}

/** Bytes of the unit that `formatStorage` uses. */
export function storageUnitBytes(bytes: number): number {
  return bytes < GIGABYTE ? MEGABYTE : GIGABYTE;
}

/** Formats as MB, and GB from 1 GB on. */
export function formatStorage(bytes: number, language: string): string {
  return bytes < GIGABYTE
    ? formatMegabytes(bytes, language)
    : `${withTwoDecimals(bytes / GIGABYTE, language)} GB`;
}

function withTwoDecimals(value: number, language: string): string {
  return value.toLocaleString(localeOf(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/** Formats a date in Turkish, in every language: `14 Haziran 2026 21:30`. */
export function formatTurkishDate(moment: string): string {
  return formatMoment(moment, 'tr');
}

export function formatMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
}

export function formatShortMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** Formats in a place's time zone. */
export function formatInZone(
  moment: string,
  language: string,
  timeZone: string,
): string {
  return new Date(moment).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
}

/** Formats the day in the computer's time zone. */
export function formatDate(moment: string, language: string): string {
  return new Date(moment).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
  });
}

/** Formats `YYYY-MM-DD`, without a zone. */
export function formatDay(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** Formats `YYYY-MM-DD` as `Sat, 28 Nov 2026`. */
export function formatWeekday(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Formats `YYYY-MM` as `Jun 2026`. */
export function formatMonth(month: string, language: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(
    localeOf(language),
    { month: 'short', year: 'numeric', timeZone: 'UTC' },
  );
}

export function formatCount(count: number, language: string): string {
  return count.toLocaleString(localeOf(language));
}

function localeOf(language: string): string {
  return language === 'tr' ? 'tr-TR' : 'en-GB';
}

export function lastSegment(fileName: string): string {
  return fileName.split(/[/\\]/).pop() || fileName;
}

/** @param ms since 1970 */
export function formatClock(ms: number, language: string): string {
  return new Date(ms).toLocaleTimeString(localeOf(language), {
    timeStyle: 'medium',
  });
}
