import { canonicalTimeZone } from '@hatira/contract';
import type { ClientClockFields } from '@hatira/contract/schemas';
import type { MediaOrigin } from '../media/media-origin.js';

export type ClientClock = Pick<
  MediaOrigin,
  'clientModifiedAt' | 'clientClockErrorMs' | 'clientTimeZone'
>;

/** PostgreSQL's times end here before JavaScript's. */
const LAST_MS = Date.UTC(9999, 11, 31);

/**
 * The phone's clock against the server's.
 * @param arrivedAtMs when the call began: its body may take minutes
 */
export function clientClock(
  { lastModified, clientNow, timeZone }: ClientClockFields,
  arrivedAtMs: number,
): ClientClock {
  const isKnown = (ms: number | undefined): ms is number =>
    ms !== undefined && ms > 0 && ms <= LAST_MS;
  return {
    clientModifiedAt: isKnown(lastModified) ? new Date(lastModified) : null,
    clientClockErrorMs: isKnown(clientNow) ? arrivedAtMs - clientNow : null,
    clientTimeZone: canonicalTimeZone(timeZone ?? '') ?? null,
  };
}

/**
 * Chooses of two calls for one file. The network only adds to the clock's
 * error, so the smaller one is right.
 */
export function closerClock(
  first: ClientClock,
  second: ClientClock,
): ClientClock {
  const errors = [first, second].flatMap(
    ({ clientClockErrorMs }) => clientClockErrorMs ?? [],
  );
  return {
    clientModifiedAt: first.clientModifiedAt ?? second.clientModifiedAt,
    clientClockErrorMs: errors.length > 0 ? Math.min(...errors) : null,
    clientTimeZone: first.clientTimeZone ?? second.clientTimeZone,
  };
}
