/** SQL: the day of a wedding's place, of a row of `weddings`. */
export const LOCAL_DAY = '(now() AT TIME ZONE weddings.time_zone)::date';

/** A night belongs to the day before until this hour. */
const MORNING = 6;

/** SQL: the wall clock of a wedding's place, of a row of `weddings`. */
export const LOCAL_TIME = '(now() AT TIME ZONE weddings.time_zone)';

/** SQL: the day of a wedding's place to which its evening and night belong. */
export const DAY_OF_NIGHT = `(${LOCAL_TIME} - interval '${MORNING} hours')::date`;

/** SQL: the moment at which the date of a row of `weddings` begins in its place. */
export const BEGIN_OF_DATE =
  '(weddings.wedding_date::timestamp AT TIME ZONE weddings.time_zone)';

/** SQL: the wedding is on this day or in the night that follows. */
export const IS_ITS_DAY = `weddings.wedding_date IN (${LOCAL_DAY}, ${DAY_OF_NIGHT})`;

/** SQL: the day of the time zone that is the earliest. */
const EARLIEST_DAY = "((now() AT TIME ZONE 'UTC')::date - 1)";
/** The number of days between the days of two places. */
const SPREAD = 2;

/** SQL: the Saturday of the place's week, which ends on Sunday. */
export const SATURDAY = `(date_trunc('week', ${LOCAL_DAY}::timestamp)::date + 5)`;

/** SQL: the date of a row of `weddings` is near the present day, found by an index. */
export const nearDate = (mostDays: number) =>
  `weddings.wedding_date BETWEEN ${EARLIEST_DAY} - 1 AND ${EARLIEST_DAY} + ${mostDays + SPREAD}`;

/**
 * SQL: the date of a row of `weddings` is in a range of its place's days. The range of all
 * places finds the rows by an index.
 * @param mostDays the number of days by which the last one may be later than the present one
 */
function between(first: string, last: string, mostDays: number): string {
  return `${nearDate(mostDays)} AND weddings.wedding_date BETWEEN ${first} AND ${last}`;
}

/** SQL: conditions of a row of `weddings`. */
export const ON_DATE = {
  today: between(LOCAL_DAY, LOCAL_DAY, 0),
  weekend: between(SATURDAY, `${SATURDAY} + 1`, 6),
  'next-30-days': between(LOCAL_DAY, `${LOCAL_DAY} + 30`, 30),
  past: `weddings.wedding_date < ${LOCAL_DAY}`,
  missing: 'weddings.wedding_date IS NULL',
} as const;

/**
 * SQL: places weddings from the next one on, then the past ones, the latest first. Weddings
 * without a date have no place.
 * @param zone the time zone whose day it is
 */
export function nextFirst(zone: string): string {
  const today = `(now() AT TIME ZONE '${zone}')::date`;
  return `CASE WHEN weddings.wedding_date >= ${today} THEN weddings.wedding_date - ${today}
    ELSE 1000000 + (${today} - weddings.wedding_date) END`;
}
