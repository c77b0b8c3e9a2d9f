import type { MediaItem } from '@hatira/contract';
import { storeChoice, storedChoice } from '../../../shared/lib/stored-choice';

/** The end of a visit of a gallery on this device. */
export interface Look {
  /** Upload of the newest item that was listed, in the server's time. */
  newest: string;
  /** Milliseconds, by the device's clock. */
  atMs: number;
}

const keyOf = (hash: number) => `gallery-look ${hash}`;

/** @returns undefined at the first visit */
export function lastLook(hash: number): Look | undefined {
  try {
    const look = JSON.parse(storedChoice(keyOf(hash)) ?? '') as Partial<Look>;
    const { newest, atMs } = look;
    return typeof newest === 'string' && typeof atMs === 'number'
      ? { newest, atMs }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that the visitor has the gallery with these items open. */
export function rememberLook(
  hash: number,
  items: readonly MediaItem[],
  atMs = Date.now(),
): void {
  const newest = newestOf(items, lastLook(hash)?.newest ?? '');
  if (newest) storeChoice(keyOf(hash), JSON.stringify({ newest, atMs }));
}

function newestOf(items: readonly MediaItem[], before: string): string {
  return items.reduce(
    (newest, { created_at: at }) => (at > newest ? at : newest),
    before,
  );
}
