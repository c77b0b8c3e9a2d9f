import type { StaffMember, TitleFont } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  In,
  IsNull,
  MoreThan,
  type DataSource,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { brokenUniqueness } from '../../platform/database/sql/broken-uniqueness.js';
import { ERASE_AT_ONCE } from '../../platform/database/sql/trash-time.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  AuditService,
  shortHash,
  type AuditedAct,
} from '../staff/audit/audit.service.js';
import { Wedding } from './wedding.entity.js';
import { WeddingLinksService } from './wedding-links.service.js';

/** Changes of weddings by staff, with audit entries. */
@Injectable()
export class WeddingChangesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens or closes uploads; started ones may finish within an hour. Ignores
   * unknown and deleted weddings.
   * @returns number of changed weddings
   */
  async setEnabled(
    ids: number[],
    isEnabled: boolean,
    staff: StaffMember,
  ): Promise<number> {
    return this.database.transaction(async (manager) => {
      const changing = await lockInOrder(manager, {
        id: In(ids),
        isEnabled: !isEnabled,
      });
      const disabledAt = isEnabled ? null : () => 'now()';
      await manager.update(
        Wedding,
        { id: In(changing.map(({ id }) => id)) },
        { isEnabled, disabledAt },
      );
      const action = isEnabled ? 'wedding_enabled' : 'wedding_disabled';
      await this.audit.record(
        manager,
        staff,
        ...changing.map((wedding): AuditedAct => ({
          action,
          ...spokenOf(wedding),
        })),
      );
      return changing.length;
    });
  }

  /** @throws Problem `wedding_not_found` */
  async setTitleFont(
    id: number,
    titleFont: TitleFont,
    staff: StaffMember,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [wedding] = await lockInOrder(manager, { id });
      if (!wedding) throw new Problem('wedding_not_found');
      if (wedding.titleFont === titleFont) return;
      await manager.update(Wedding, { id }, { titleFont });
      const details = { from: wedding.titleFont, to: titleFont };
      await this.audit.record(manager, staff, {
        action: 'wedding_title_font_changed',
        ...spokenOf(wedding),
        details,
      });
    });
  }

  /**
   * Local times of cameras and downloads follow it; moments change later.
   * @throws Problem `wedding_not_found`
   */
  async setTimeZone(
    id: number,
    timeZone: string,
    staff: StaffMember,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [wedding] = await lockInOrder(manager, { id });
      if (!wedding) throw new Problem('wedding_not_found');
      if (wedding.timeZone === timeZone) return;
      await manager.update(Wedding, { id }, { timeZone });
      await this.audit.record(manager, staff, {
        action: 'wedding_time_zone_changed',
        ...spokenOf(wedding),
        details: { from: wedding.timeZone, to: timeZone },
      });
    });
  }

  /**
   * Exempts files from the retention time or ends the exemption; withdraws an
   * announced day.
   * @throws Problem `wedding_not_found`
   */
  async setKept(
    id: number,
    isKept: boolean,
    staff: StaffMember,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [wedding] = await lockInOrder(manager, { id });
      if (!wedding) throw new Problem('wedding_not_found');
      if (wedding.isKept === isKept) return;
      await manager.update(Wedding, { id }, { isKept, filesDueAt: null });
      const action = isKept ? 'wedding_kept' : 'wedding_released';
      await this.audit.record(manager, staff, { action, ...spokenOf(wedding) });
    });
  }

  /**
   * Decides, in the caller's transaction, to erase a wedding in the trash.
   * @param confirm exactly its path
   * @throws Problem `wedding_not_found`, `confirmation_mismatch`,
   *   `not_in_trash`
   */
  async condemn(
    manager: EntityManager,
    id: number,
    confirm: string,
    staff: StaffMember,
  ): Promise<void> {
    const lock = { mode: 'pessimistic_write' as const };
    const wedding = await manager.findOne(Wedding, { where: { id }, lock });
    if (!wedding) throw new Problem('wedding_not_found');
    if (confirm !== wedding.slug) throw new Problem('confirmation_mismatch');
    if (wedding.deletedAt === null) throw new Problem('not_in_trash');
    await manager.update(Wedding, { id }, { deletedAt: ERASE_AT_ONCE });
    const details = { hash: shortHash(await this.links.hashOf(id, manager)) };
    await this.audit.record(manager, staff, {
      action: 'wedding_erased',
      ...spokenOf(wedding),
      details,
    });
  }

  /**
   * Files deleted before stay deleted.
   * @throws Problem `wedding_not_found` outside the trash, `slug_in_use` for
   *   another wedding's path
   */
  async restore(id: number, staff: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const where = { id, deletedAt: MoreThan(ERASE_AT_ONCE) };
      const wedding = await manager.findOne(Wedding, { where, lock });
      if (!wedding) throw new Problem('wedding_not_found');
      await manager
        .update(Wedding, { id }, { deletedAt: null })
        .catch((error: unknown) => {
          throw brokenUniqueness(error) === undefined
            ? error
            : new Problem('slug_in_use');
        });
      await this.audit.record(manager, staff, {
        action: 'wedding_restored',
        ...spokenOf(wedding),
      });
    });
  }
}

function spokenOf({
  id,
  slug,
}: Wedding): Pick<AuditedAct, 'target' | 'weddingId'> {
  return { target: slug, weddingId: id };
}

/** Locks in a fixed order, against deadlocks. */
function lockInOrder(
  manager: EntityManager,
  where: FindOptionsWhere<Wedding>,
): Promise<Wedding[]> {
  const lock = { mode: 'pessimistic_write' as const };
  return manager.find(Wedding, {
    where: { ...where, deletedAt: IsNull() },
    order: { id: 'ASC' },
    lock,
  });
}
