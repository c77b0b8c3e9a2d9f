import type { ScannedCodeFields } from '@hatira/contract/schemas';
import type { MediaOrigin } from '../media/media-origin.js';

/** What the code says that a guest scanned. */
export type ScannedCode = Pick<MediaOrigin, 'tableNumber' | 'scannedEventId'>;

export function scannedCode({ table, event }: ScannedCodeFields): ScannedCode {
  return { tableNumber: table ?? null, scannedEventId: event ?? null };
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
