import type { StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  IsNull,
  LessThan,
  MoreThan,
  Not,
  type EntityManager,
  type Repository,
} from 'typeorm';
import { brokenUniqueness } from '../../platform/database/sql/broken-uniqueness.js';
import {
  DUE_BEFORE,
  ERASE_AT_ONCE,
} from '../../platform/database/sql/trash-time.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  AuditService,
  type AuditedStaff,
} from '../staff/audit/audit.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { actOn } from './audited-background.js';
import { Background } from './background.entity.js';
import { objectsOfBackground } from './rendition.js';
import { UnfinishedBackgroundsRepository } from './unfinished-backgrounds.repository.js';

const BATCH = 100;

/** Deletes, restores and erases backgrounds. */
@Injectable()
export class BackgroundTrashService {
  constructor(
    @InjectRepository(Background)
    private readonly backgrounds: Repository<Background>,
    private readonly store: ObjectStore,
    private readonly weddings: WeddingsService,
    private readonly audit: AuditService,
    private readonly unfinished: UnfinishedBackgroundsRepository,
  ) {}

  /** The original and every rendition. */
  static objectsOf(id: string): string[] {
    return objectsOfBackground(id);
  }

  /**
   * Hidden at once, erased after the retention time.
   * @throws Problem `background_not_found`
   */
  async moveToTrash(
    { id: weddingId, slug }: Pick<Wedding, 'id' | 'slug'>,
    staff: AuditedStaff,
  ): Promise<void> {
    await this.backgrounds.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const background = await manager.findOne(Background, {
        where: { weddingId, deletedAt: IsNull() },
        lock,
      });
      if (!background) throw new Problem('background_not_found');
      await manager.update(
        Background,
        { id: background.id },
        { deletedAt: () => 'now()' },
      );
      await this.audit.record(
        manager,
        staff,
        actOn('background_deleted', background, slug),
      );
    });
  }

  /**
   * @throws Problem `background_not_found`, `background_exists`, or
   *   `wedding_not_found` for a wedding in the trash
   */
  async restore(id: string, staff: StaffMember): Promise<void> {
    await this.backgrounds.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const where = { id, deletedAt: MoreThan(ERASE_AT_ONCE) };
      const background = await manager.findOne(Background, { where, lock });
      if (!background) throw new Problem('background_not_found');
      await this.weddings.hold(manager, background.weddingId);
      await manager
        .update(Background, { id }, { deletedAt: null })
        .catch((error: unknown) => {
          throw brokenUniqueness(error) === undefined
            ? error
            : new Problem('background_exists');
        });
      const { slug } = await manager.findOneByOrFail(Wedding, {
        id: background.weddingId,
      });
      await this.audit.record(
        manager,
        staff,
        actOn('background_restored', background, slug),
      );
    });
  }

  /**
   * Erases from the trash at once. Decision and entry are one transaction;
   * after a crash the clean-up completes it.
   * @param confirm exactly the wedding's path
   * @throws Problem `background_not_found`, `confirmation_mismatch`,
   *   `not_in_trash`
   */
  async eraseNow(
    id: string,
    confirm: string,
    staff: StaffMember,
  ): Promise<void> {
    await this.backgrounds.manager.transaction(async (manager) => {
      const background = await manager.findOne(Background, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!background) throw new Problem('background_not_found');
      const { slug } = await manager.findOneByOrFail(Wedding, {
        id: background.weddingId,
      });
      if (confirm !== slug) throw new Problem('confirmation_mismatch');
      if (background.deletedAt === null) throw new Problem('not_in_trash');
      await manager.update(Background, { id }, { deletedAt: ERASE_AT_ONCE });
      await this.audit.record(
        manager,
        staff,
        actOn('background_erased', background, slug),
      );
    });
    await this.eraseCondemned();
  }

  /** Marks a wedding's trash for erasure, in the caller's transaction. */
  async markForErasure(
    manager: EntityManager,
    weddingId: number,
  ): Promise<void> {
    await manager.update(
      Background,
      { weddingId, deletedAt: Not(IsNull()) },
      { deletedAt: ERASE_AT_ONCE },
    );
  }

  /** Removes files of uploads whose process died. */
  async removeUnfinished(): Promise<void> {
    await this.unfinished.sweep();
  }

  async eraseCondemned(): Promise<void> {
    while ((await this.erase(DUE_BEFORE)) > 0);
  }

  /**
   * Erases a batch of older ones: bytes before the row, which cannot be
   * restored in between.
   * @returns the batch's size
   */
  async erase(deletedBefore: Date): Promise<number> {
    const where = { deletedAt: LessThan(deletedBefore) };
    const old = await this.backgrounds.find({
      where,
      select: { id: true },
      take: BATCH,
    });
    for (const { id } of old) {
      await this.backgrounds.manager.transaction(async (manager) => {
        const lock = { mode: 'pessimistic_write' as const };
        if (
          !(await manager.findOne(Background, {
            where: { ...where, id },
            lock,
          }))
        )
          return;
        for (const key of objectsOfBackground(id)) await this.store.remove(key);
        await manager.delete(Background, id);
      });
    }
    return old.length;
  }
}
