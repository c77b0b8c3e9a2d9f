import { IsNull, type EntityManager } from 'typeorm';
import { Wedding } from '../weddings/wedding.entity.js';
import type { Media } from './media.entity.js';

type OfWedding = Pick<Media, 'weddingId'>;

/**
 * Changes the ETag of a wedding's lists. Locks the wedding until the
 * transaction ends.
 * @returns false when the wedding is deleted
 */
export async function countRevision(
  manager: EntityManager,
  weddingId: number,
): Promise<boolean> {
  const result = await manager.increment(
    Wedding,
    { id: weddingId, deletedAt: IsNull() },
    'mediaRevision',
    1,
  );
  return result.affected === 1;
}

export function byWedding<Item extends OfWedding>(
  rows: Item[],
): Map<number, Item[]> {
  const found = new Map<number, Item[]>();
  for (const row of rows) {
    const known = found.get(row.weddingId);
    if (known) known.push(row);
    else found.set(row.weddingId, [row]);
  }
  return found;
}

/**
 * Locks weddings in an order that prevents deadlocks.
 * @returns the weddings that are not deleted
 */
export async function countRevisions(
  manager: EntityManager,
  rows: OfWedding[],
): Promise<Set<number>> {
  const alive = new Set<number>();
  for (const weddingId of [...byWedding(rows).keys()].sort((a, b) => a - b)) {
    if (await countRevision(manager, weddingId)) alive.add(weddingId);
  }
  return alive;
}
