import { instantOfLocal, type MediaSort } from '@hatira/contract';
import { weddingTime, type TimedWedding } from '../moments/wedding-time.js';

/** Returns the order in which a gallery opens: the story from the wedding's day on, in its zone. */
export function openingSort(
  wedding: TimedWedding,
  nowMs = Date.now(),
): MediaSort {
  const { dayMs, timeZone } = weddingTime(wedding);
  const hasBegun =
    dayMs !== undefined && instantOfLocal(dayMs, timeZone) <= nowMs;
  return hasBegun ? 'story' : 'uploaded';
}
