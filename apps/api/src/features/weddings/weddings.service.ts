import {
  canonicalSlug,
  isReservedSlug,
  isWellFormedSlug,
  slugKey,
  type CreateWedding,
  type StaffMember,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { AuditService } from '../staff/audit/audit.service.js';
import { InstallationService } from '../staff/installation.service.js';
import { brokenUniqueness } from '../../platform/database/sql/broken-uniqueness.js';
import { WeddingAlias } from './naming/wedding-alias.entity.js';
import { GalleryAccessService } from './gallery-access.service.js';
import { randomWeddingHash } from './wedding-hash.js';
import { Wedding } from './wedding.entity.js';
import { joinCoupleLink, type WeddingLink } from './wedding-link.entity.js';
import { WeddingContentsService } from './wedding-contents.service.js';
import { WeddingLinksService } from './wedding-links.service.js';

/** The SELECT still sees the links, which deletion removes. */
const erasing = (isEmpty: string) => `
WITH erased AS (
DELETE FROM weddings WHERE deleted_at < $1 AND ${isEmpty} RETURNING id)
SELECT erased.id::float8 AS id, coalesce(couple.hash, erased.id)::float8 AS hash
FROM erased LEFT ${joinCoupleLink('erased.id')}`;

@Injectable()
export class WeddingsService {
  constructor(
    @InjectRepository(Wedding) private readonly weddings: Repository<Wedding>,
    private readonly links: WeddingLinksService,
    private readonly installation: InstallationService,
    private readonly door: GalleryAccessService,
    private readonly audit: AuditService,
    private readonly contents: WeddingContentsService,
  ) {}

  /**
   * Creates a wedding with open uploads, a free path and the couple's link.
   * @throws Problem `slug_required`, `slug_invalid`, `slug_reserved` or
   *   `slug_taken`
   */
  async create(
    { weddingPath, displayedNames, displayedDate }: CreateWedding,
    staff: StaffMember,
  ): Promise<{ wedding: Wedding; hash: number }> {
    const slug = canonicalSlug(weddingPath);
    this.requireUsable(slug);
    for (;;) {
      const id = randomWeddingHash();
      const wedding = this.weddings.create({
        id,
        slug,
        slugKey: slugKey(slug),
        displayedNames: displayedNames ?? null,
        displayedDate: displayedDate ?? null,
        isEnabled: true,
        titleFont: 'default',
      });
      try {
        const hash = await this.weddings.manager.transaction(
          async (manager) => {
            await manager.insert(Wedding, wedding);
            await this.audit.record(manager, staff, {
              action: 'wedding_created',
              target: slug,
              weddingId: id,
            });
            return this.links.add(manager, id, 'full');
          },
        );
        return { wedding, hash };
      } catch (error) {
        const broken = brokenUniqueness(error);
        if (broken === 'weddings_slug_key') throw new Problem('slug_taken');
        if (broken !== 'weddings_pkey') throw error;
      }
    }
  }

  /**
   * Finds a wedding by its path or a former one, case-insensitively; undefined
   * if unknown, deleted or malformed.
   */
  async find(slug: string): Promise<Wedding | undefined> {
    if (!isWellFormedSlug(canonicalSlug(slug))) return undefined;
    const key = slugKey(slug);
    const found =
      (await this.weddings.findOneBy({ slugKey: key, deletedAt: IsNull() })) ??
      (await this.findByFormerPath(key));
    return found ?? undefined;
  }

  private findByFormerPath(key: string): Promise<Wedding | null> {
    return this.weddings
      .createQueryBuilder('wedding')
      .innerJoin(WeddingAlias, 'alias', 'alias.weddingId = wedding.id')
      .where('alias.slugKey = :key AND wedding.deletedAt IS NULL', { key })
      .getOne();
  }

  /** @throws Problem `wedding_not_found` */
  async bySlug(slug: string): Promise<Wedding> {
    return required(await this.find(slug));
  }

  /**
   * May delay the request.
   * @throws Problem `wedding_not_found`; `too_many_requests` only for a wrong
   *   link
   */
  async byHash(hash: number, request: Request): Promise<WeddingLink> {
    return required(
      await this.door.pass(hash, request, () => this.links.find(hash)),
    );
  }

  /**
   * Finds a link for its page, which opens without the answer, too.
   * @returns undefined for a wrong link, and for any in a network that has to
   *   wait
   */
  async ofPage(
    hash: number,
    request: Request,
  ): Promise<WeddingLink | undefined> {
    return this.door.passUndelayed(request, () => this.links.find(hash));
  }

  /**
   * @throws Problem of `byHash`; `wedding_not_found` also for the relatives'
   *   link
   */
  async byCoupleHash(hash: number, request: Request): Promise<WeddingLink> {
    const link = await this.byHash(hash, request);
    return required(link.access === 'full' ? link : undefined);
  }

  /**
   * Finds the link for changes by the couple.
   * @throws Problem of `byHash`; `read_only_link` for the relatives' link and
   *   the demo's
   */
  async byWritableHash(hash: number, request: Request): Promise<WeddingLink> {
    const link = await this.byHash(hash, request);
    if (link.access !== 'full' || link.wedding.isDemo)
      throw new Problem('read_only_link');
    return link;
  }

  /**
   * Prevents deletion until the caller's transaction ends, for adding files.
   * @throws Problem `wedding_not_found`
   */
  async hold(manager: EntityManager, id: number): Promise<void> {
    const lock = { mode: 'pessimistic_read' as const };
    required(
      await manager.findOne(Wedding, {
        where: { id, deletedAt: IsNull() },
        lock,
      }),
    );
  }

  /**
   * Locks out other writers until the caller's transaction ends.
   * @throws Problem `wedding_not_found`
   */
  async lock(manager: EntityManager, slug: string): Promise<Wedding> {
    const { id } = await this.bySlug(slug);
    const lock = { mode: 'pessimistic_write' as const };
    return required(
      await manager.findOne(Wedding, {
        where: { id, deletedAt: IsNull() },
        lock,
      }),
    );
  }

  /** Hides the wedding everywhere and frees its path at once. */
  async moveToTrash(manager: EntityManager, id: number): Promise<void> {
    await manager.update(Wedding, { id }, { deletedAt: () => 'now()' });
  }

  /**
   * Erases empty weddings that were deleted earlier, with their paths in the
   * audit trail.
   * @returns their number
   */
  async erase(deletedBefore: Date): Promise<number> {
    return this.weddings.manager.transaction(async (manager) => {
      const erased = await manager.query<{ id: number; hash: number }[]>(
        erasing(this.contents.isEmpty),
        [deletedBefore],
      );
      await this.audit.forgetWeddings(manager, erased);
      return erased.length;
    });
  }

  /** @throws Problem `slug_required`, `slug_invalid` or `slug_reserved` */
  requireUsable(slug: string): void {
    if (slug === '') throw new Problem('slug_required');
    if (!isWellFormedSlug(slug)) throw new Problem('slug_invalid');
    const isPanel = slugKey(slug) === slugKey(this.installation.adminPath);
    if (isPanel || isReservedSlug(slug)) throw new Problem('slug_reserved');
  }
}

function required<Found>(found: Found | null | undefined): Found {
  if (!found) throw new Problem('wedding_not_found');
  return found;
}
