import type { ScannedCodeFields } from '@hatira/contract/schemas';
import type { MediaOrigin } from '../media/media-origin.js';
import type { Wedding } from '../weddings/wedding.entity.js';

/** What the code says that a guest scanned. */
export type ScannedCode = Pick<MediaOrigin, 'tableNumber' | 'scannedEventId'>;

/** Finds the event by its id or the begin of it; a removed one counts as absent. */
export function scannedCode(
  { table, event }: ScannedCodeFields,
  { events }: Pick<Wedding, 'events'>,
): ScannedCode {
  const scanned =
    event === undefined
      ? undefined
      : events.find(({ id }) => id.startsWith(event));
  return { tableNumber: table ?? null, scannedEventId: scanned?.id ?? null };
}

/** Chooses of two calls for one file: the first that says something. */
export function firstCode(
  first: ScannedCode,
  second: ScannedCode,
): ScannedCode {
  return {
    tableNumber: first.tableNumber ?? second.tableNumber,
    scannedEventId: first.scannedEventId ?? second.scannedEventId,
  };
}
