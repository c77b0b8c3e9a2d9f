import { instantOfLocal, type MediaSort } from '@hatira/contract';
import { weddingTime, type TimedWedding } from '../moments/wedding-time.js';

/** Returns the order in which a gallery opens: the story from the day of the wedding or of its first event on, in its zone. */
export function openingSort(
  wedding: TimedWedding,
  nowMs = Date.now(),
): MediaSort {
  const { dayMs, timeZone } = weddingTime(wedding);
  const days = wedding.events.map(({ date }) => Date.parse(date));
  if (dayMs !== undefined) days.push(dayMs);
  const hasBegun = days.some((day) => instantOfLocal(day, timeZone) <= nowMs);
  return hasBegun ? 'story' : 'uploaded';
}
