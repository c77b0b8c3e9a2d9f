import { zoneOffsetMs } from '@hatira/contract';
import { HOUR_MS } from '../../../platform/timing/durations.js';
import { TIME_ZONE } from '../../../platform/timing/time-zone.js';

export { TIME_ZONE };

/** Range of MS-DOS and archiver. */
const FIRST_MS = Date.UTC(1980, 0, 1);
const LAST_MS = Date.UTC(2043, 11, 31, 23, 59, 58);

/**
 * Returns local time in UTC fields: zip times are local, and Windows Explorer
 * shows them unchanged.
 * @param ms since 1970, UTC; clamped to zip's range
 */
export function wallClock(ms: number, timeZone = TIME_ZONE): Date {
  const within = Math.min(Math.max(ms, FIRST_MS - 24 * HOUR_MS), LAST_MS);
  const localMs = within + zoneOffsetMs(within, timeZone);
  return new Date(Math.min(Math.max(localMs, FIRST_MS), LAST_MS));
}
