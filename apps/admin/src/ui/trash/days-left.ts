const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the begun days until the erasure, at least 0.
 * @param trashDays days that deleted items are kept
 */
export function daysLeft(
  deletedAt: string,
  trashDays: number,
  now = Date.now(),
): number {
  const end = new Date(deletedAt).getTime() + trashDays * DAY_MS;
  return Math.max(0, Math.ceil((end - now) / DAY_MS));
}
