import type { HourRules } from './local-hours.js';
import { UNDATED_MS } from './undated.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A night belongs to the evening before it until this hour. */
const MORNING = 4;

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * In order, with the hour in which each begins. People say the names by the clock in all languages of the product, and
 * the sun is down at night in every month.
 */
const PARTS: readonly [DayPart, number][] = [
  ['morning', MORNING],
  ['afternoon', 12],
  ['evening', 18],
  ['night', 23],
];

/** A part of a day in the story. */
export interface Chapter {
  part: DayPart;
  /** Midnight at the begin of the day to which it belongs, in local time as if it were UTC. */
  dayMs: number;
}

/** Returns the chapter of a local time, which is given as if it were UTC. */
export function chapterOf(localMs: number): Chapter {
  const dayMs = Math.floor((localMs - MORNING * HOUR_MS) / DAY_MS) * DAY_MS;
  const hour = (localMs - dayMs) / HOUR_MS;
  return { part: PARTS[partAt(hour)]![0], dayMs };
}

/** Chapters by the parts of a day, with headings that fill a row. */
export const CHAPTERS: HourRules = {
  dayOf: (localMs) => {
    if (localMs === UNDATED_MS) return UNDATED_MS;
    const { part, dayMs } = chapterOf(localMs);
    const place = PARTS.findIndex(([name]) => name === part);
    return (dayMs / DAY_MS) * PARTS.length + place;
  },
  least: 6,
};

/** @param hour from the midnight before, up to 28 */
function partAt(hour: number): number {
  const next = PARTS.findIndex(([, begin]) => hour < begin);
  return next < 0 ? PARTS.length - 1 : next - 1;
}
