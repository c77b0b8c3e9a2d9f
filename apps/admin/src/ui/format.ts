const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** Bytes as staff read them: MB with 2 decimals (specification section 9), as the language writes them. */
export function formatMegabytes(bytes: number, language: string): string {
  return `${withTwoDecimals(bytes / MEGABYTE, language)} MB`;
}

/** Bytes of many files together: MB, and GB from one on. */
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

/** A moment in the Turkish manner, whatever the interface speaks: `14 Haziran 2026 21:30`. */
export function formatTurkishDate(moment: string): string {
  return formatMoment(moment, 'tr');
}

/** A moment, in the time zone of this computer. */
export function formatMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
}

/** The same, in few letters. */
export function formatShortMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** The day of a moment, in the time zone of this computer. */
export function formatDate(moment: string, language: string): string {
  return new Date(moment).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
  });
}

/** A day without a zone, `YYYY-MM-DD`. */
export function formatDay(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** Counts with the language's separators. */
export function formatCount(count: number, language: string): string {
  return count.toLocaleString(localeOf(language));
}

function localeOf(language: string): string {
  return language === 'tr' ? 'tr-TR' : 'en-GB';
}

/** The last segment of a file's name, which may stand below folders. */
export function lastSegment(fileName: string): string {
  return fileName.split(/[/\\]/).pop() || fileName;
}
