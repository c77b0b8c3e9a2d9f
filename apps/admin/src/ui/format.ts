const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** Bytes as staff read them: MB with 2 decimals (specification section 9). */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}

/** Bytes of many files together: MB, and GB from one on. */
export function formatStorage(bytes: number): string {
  return bytes < GIGABYTE ? formatMegabytes(bytes) : `${(bytes / GIGABYTE).toFixed(2)} GB`;
}

/** A moment in the Turkish manner, whatever the interface speaks: `14 Haziran 2026 21:30`. */
export function formatTurkishDate(moment: string): string {
  return formatMoment(moment, 'tr');
}

/** A moment, in the time zone of this computer. */
export function formatMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), { dateStyle: 'long', timeStyle: 'short' });
}

/** The same, in few letters. */
export function formatShortMoment(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day without a zone, `YYYY-MM-DD`. */
export function formatDay(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
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
