/** The first moment of a day, or the first after it. */
export type DayEdge = 'start' | 'end';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the edge of a day in the reader's zone as ISO 8601 in UTC; '' for
 * another text.
 */
export function momentOf(day: string, edge: DayEdge): string {
  if (!DAY.test(day)) return '';
  const moment = new Date(`${day}T00:00`);
  if (Number.isNaN(moment.getTime())) return '';
  // Not 24 hours: a day may have 23 or 25.
  if (edge === 'end') moment.setDate(moment.getDate() + 1);
  return moment.toISOString();
}

/** Returns the moment's day, `YYYY-MM-DD`; '' for another value. */
export function dayOf(moment: unknown, edge: DayEdge): string {
  if (typeof moment !== 'string' || moment === '') return '';
  const time = new Date(moment).getTime();
  if (Number.isNaN(time)) return '';
  const day = new Date(edge === 'end' ? time - 1 : time);
  return [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
}
