import { zoneOffsetMs } from './rules/time/zone-time.js';

const MINUTE_MS = 60_000;

/**
 * Returns the name in local time (specification section 7).
 * @param timeZone the wedding's, on the server; undefined: the browser's
 */
export function zipName(timeZone?: string, now = new Date()): string {
  const ms = now.getTime();
  const offsetMs =
    timeZone === undefined
      ? -now.getTimezoneOffset() * MINUTE_MS
      : zoneOffsetMs(ms, timeZone);
  const [day, time] = new Date(ms + offsetMs)
    .toISOString()
    .slice(0, 19)
    .replace(/[-:]/g, '')
    .split('T');
  return `wedding-media-${day}-${time}.zip`;
}
