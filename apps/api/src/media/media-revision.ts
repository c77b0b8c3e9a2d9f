import { IsNull, type EntityManager } from 'typeorm';
import { Wedding } from '../weddings/wedding.entity.js';

/**
 * Counts the revision of a wedding's media up, in the caller's transaction: it is the ETag of the wedding's lists.
 * Holds the wedding's row until the transaction ends.
 * @returns false when the wedding has been deleted
 */
export async function countRevision(manager: EntityManager, weddingId: number): Promise<boolean> {
  const result = await manager.increment(Wedding, { id: weddingId, deletedAt: IsNull() }, 'mediaRevision', 1);
  return result.affected === 1;
}
