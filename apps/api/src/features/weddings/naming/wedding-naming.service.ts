import {
  canonicalSlug,
  slugKey,
  type ChangeNames,
  type DisplayedNames,
  type StaffMember,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { brokenUniqueness } from '../../../platform/database/sql/broken-uniqueness.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { AuditService } from '../../staff/audit/audit.service.js';
import { Wedding } from '../wedding.entity.js';
import { WeddingsService } from '../weddings.service.js';
import { WeddingAlias } from './wedding-alias.entity.js';

/** Corrects weddings' displayed names, date and path. */
@Injectable()
export class WeddingNamingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly weddings: WeddingsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Changes all values or none. The former path stays an alias, for printed
   * cards and uploads under way.
   * @throws Problem `wedding_not_found`, `slug_required`, `slug_invalid`,
   *   `slug_reserved`; `slug_taken`, also by another's former path
   */
  async change(
    id: number,
    { weddingPath, ...names }: ChangeNames,
    staff: StaffMember,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const where = { id, deletedAt: IsNull() };
      const wedding = await manager.findOne(Wedding, { where, lock });
      if (!wedding) throw new Problem('wedding_not_found');
      await this.display(manager, wedding, names, staff);
      if (weddingPath !== undefined)
        await this.rename(manager, wedding, canonicalSlug(weddingPath), staff);
    });
  }

  private async display(
    manager: EntityManager,
    wedding: Wedding,
    given: Omit<ChangeNames, 'weddingPath'>,
    staff: StaffMember,
  ): Promise<void> {
    const before = shownOf(wedding);
    const after = shownOf({ ...before, ...given });
    const details = changesOf(before, after);
    if (Object.keys(details).length === 0) return;
    await manager.update(Wedding, { id: wedding.id }, after);
    await this.audit.record(manager, staff, {
      action: 'wedding_names_changed',
      target: wedding.slug,
      weddingId: wedding.id,
      details,
    });
  }

  private async rename(
    manager: EntityManager,
    { id: weddingId, ...former }: Wedding,
    slug: string,
    staff: StaffMember,
  ): Promise<void> {
    if (slug === former.slug) return;
    this.weddings.requireUsable(slug);
    const path = { slug, slugKey: slugKey(slug) };
    if (path.slugKey !== former.slugKey) {
      const { slugKey: key } = path;
      await manager.delete(WeddingAlias, { weddingId, slugKey: key });
      const alias = { weddingId, slug: former.slug, slugKey: former.slugKey };
      await manager.insert(WeddingAlias, alias);
    }
    await manager
      .update(Wedding, { id: weddingId }, path)
      .catch((error: unknown) => {
        throw brokenUniqueness(error) === undefined
          ? error
          : new Problem('slug_taken');
      });
    await this.audit.record(manager, staff, {
      action: 'wedding_renamed',
      target: slug,
      weddingId,
      details: { from: former.slug, to: slug },
    });
  }
}

function shownOf({
  displayedNames,
  displayedDate,
}: DisplayedNames): DisplayedNames {
  return { displayedNames, displayedDate };
}

/** Returns the differing values, before and after. */
function changesOf(
  before: DisplayedNames,
  after: DisplayedNames,
): Record<string, unknown> {
  const pairs = {
    names: { from: joined(before), to: joined(after) },
    date: { from: before.displayedDate, to: after.displayedDate },
  };
  return Object.fromEntries(
    Object.entries(pairs).filter(([, { from, to }]) => from !== to),
  );
}

function joined({ displayedNames }: DisplayedNames): string | null {
  return displayedNames?.join(' & ') ?? null;
}
