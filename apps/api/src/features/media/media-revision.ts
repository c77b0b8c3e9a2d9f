import { IsNull, type EntityManager } from 'typeorm';
import { nowToTenSeconds } from '../../platform/database/sql/now-to-ten-seconds.js';
import { Wedding } from '../weddings/wedding.entity.js';
import type { Media } from './media.entity.js';

type OfWedding = Pick<Media, 'weddingId'>;

/** Further work on changed items, such as the audit entry. */
export type InSameTransaction = (
  manager: EntityManager,
  rows: Pick<Media, 'id' | 'weddingId'>[],
) => Promise<void>;

/**
 * Changes the ETag of a wedding's lists. Locks the wedding until the
 * transaction ends: lock items before it, and change them after it.
 * @returns false when the wedding is deleted
 */
export async function countRevision(
  manager: EntityManager,
  weddingId: number,
  isUpload = false,
): Promise<boolean> {
  const result = await manager.update(
    Wedding,
    { id: weddingId, deletedAt: IsNull() },
    {
      mediaRevision: () => 'media_revision + 1',
      ...(isUpload && {
        lastUploadAt: () => nowToTenSeconds('last_upload_at'),
      }),
    },
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
