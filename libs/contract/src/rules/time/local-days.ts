import { regional } from './local-numbers.js';

/** The dates of CLDR. */
export const OWN_DATES: Partial<
  Record<string, { months: string; pattern: string }>
> = {
  az: {
    months:
      'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
    pattern: 'day month year',
  },
  kk: {
    months:
      'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
    pattern: 'year ж. day month',
  },
};

/**
 * `29 November 2026`
 * @param timeZone undefined: the reader's
 */
export function formatDay(
  date: Date,
  language: string,
  timeZone?: string,
): string {
  const own = OWN_DATES[language];
  if (!own)
    return new Intl.DateTimeFormat(regional(language), {
      dateStyle: 'long',
      timeZone,
    }).format(date);
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(date);
  const part = (wanted: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const month = own.months.split(' ')[Number(part('month')) - 1] ?? '';
  return own.pattern.replace(/year|month|day/g, (name) =>
    name === 'month' ? month : part(name),
  );
}

/** `14 June 2026` for `14/06/2026`, as `uploadHeading` gives it. */
export function formatHeadingDate(date: string, language: string): string {
  const [day, month, year] = date.split('/').map(Number);
  const moment = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
  return formatDay(moment, language, 'UTC');
}
