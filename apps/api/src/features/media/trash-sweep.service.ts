import { storedRendition } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  In,
  IsNull,
  LessThan,
  Not,
  type EntityManager,
  type FindOptionsWhere,
  type Repository,
} from 'typeorm';
import { isUnclaimed } from '../../platform/database/row-claims.js';
import {
  DUE_BEFORE,
  ERASE_AT_ONCE,
} from '../../platform/database/sql/trash-time.js';
import { renditionKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { Media } from './media.entity.js';

const BATCH = 500;
const IS_AT_WORK = `
SELECT NOT ${isUnclaimed('processing_by')} AS "isAtWork" FROM media WHERE id = $1`;

/** Deletes bytes before the row, so that no object is forgotten. */
@Injectable()
export class TrashSweepService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly store: ObjectStore,
  ) {}

  /** @returns number of erased items */
  async erase(deletedBefore: Date): Promise<number> {
    const where = { deletedAt: LessThan(deletedBefore) };
    const old = await this.media.find({
      where,
      select: { id: true },
      take: BATCH,
    });
    let erased = 0;
    for (const { id } of old)
      if (await this.eraseOne({ ...where, id })) erased++;
    return erased;
  }

  /**
   * Marks items for immediate erasure, in the caller's transaction.
   * @param which ids, or a whole wedding
   * @returns number of items
   */
  async markForErasure(
    manager: EntityManager,
    which: string[] | { weddingId: number },
  ): Promise<number> {
    const items = Array.isArray(which) ? { id: In(which) } : which;
    const result = await manager.update(
      Media,
      { ...items, deletedAt: Not(IsNull()) },
      { deletedAt: ERASE_AT_ONCE },
    );
    return result.affected ?? 0;
  }

  /** Erases items of the trash at once; those in processing stay marked. */
  async eraseItems(ids: string[]): Promise<void> {
    for (const id of ids) await this.eraseOne({ id, deletedAt: Not(IsNull()) });
  }

  /** Items in processing follow with the next sweep. */
  async eraseMarked(): Promise<void> {
    while ((await this.erase(DUE_BEFORE)) > 0);
  }

  /**
   * Locks the row, so that an item without bytes is not restored; keeps it
   * while a worker may store a thumbnail.
   * @returns whether the row is gone
   */
  private async eraseOne(where: FindOptionsWhere<Media>): Promise<boolean> {
    return this.media.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const item = await manager.findOne(Media, {
        where,
        lock,
        select: { id: true, objectKey: true },
      });
      if (!item) return false;
      const [row] = await manager.query<{ isAtWork: boolean }[]>(IS_AT_WORK, [
        item.id,
      ]);
      for (const name of storedRendition.options)
        await this.store.remove(renditionKey(item.objectKey, name));
      await this.store.remove(item.objectKey);
      if (row?.isAtWork)
        await manager.update(
          Media,
          { id: item.id },
          { deletedAt: ERASE_AT_ONCE },
        );
      else await manager.delete(Media, { id: item.id });
      return !row?.isAtWork;
    });
  }
}
