import type { AuditAction, MediaExposure, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ERASE_AT_ONCE } from '../../../platform/database/sql/trash-time.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaExposureService } from '../../media/exposure/media-exposure.service.js';
import { MediaPublicationService } from '../../media/media-publication.service.js';
import {
  MediaService,
  type InSameTransaction,
} from '../../media/media.service.js';
import { TrashSweepService } from '../../media/trash-sweep.service.js';
import { AuditService } from '../../staff/audit/audit.service.js';

/** Ids in an audit entry; of more, only their number. */
const NAMED_FILES = 20;

const BY_WEDDING = `
SELECT weddings.id, slug, count(*)::int AS count, (array_agg(media.id ORDER BY media.id))[1:${NAMED_FILES}] AS ids
FROM media JOIN weddings ON weddings.id = media.wedding_id
WHERE media.id = ANY($1::uuid[])
GROUP BY weddings.id ORDER BY weddings.id`;

interface OfWedding {
  id: string;
  slug: string;
  count: number;
  ids: string[];
}

/** Changes files for staff, with audit entries. */
@Injectable()
export class PanelMediaService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly media: MediaService,
    private readonly exposures: MediaExposureService,
    private readonly publication: MediaPublicationService,
    private readonly sweep: TrashSweepService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Like the next two, ignores items in another state.
   * @returns number of changed items
   */
  trash(ids: string[], staff: StaffMember): Promise<number> {
    return this.media.moveToTrash(
      { ids },
      this.entering('media_deleted', staff),
    );
  }

  /**
   * An item uploaded again since stays in the trash.
   * @param only leaves other items in the trash
   */
  restore(
    ids: string[],
    staff: StaffMember,
    only: { isTakenBack?: boolean },
  ): Promise<number> {
    const also = this.entering('media_restored', staff);
    const deletedAfter = ERASE_AT_ONCE;
    return this.media.restore({ ids }, { deletedAfter, only, also });
  }

  retry(ids: string[], staff: StaffMember): Promise<number> {
    return this.publication.retry(ids, this.entering('media_retried', staff));
  }

  /** Copies of a picture and parts of Live Photos change with it. */
  expose(
    ids: string[],
    exposure: MediaExposure,
    staff: StaffMember,
  ): Promise<number> {
    const also = this.entering('media_exposure_changed', staff, { exposure });
    return this.exposures.change({ ids }, exposure, { also });
  }

  /**
   * Erases from the trash at once. Decision and entry are one transaction;
   * after a crash the clean-up completes it.
   * @param confirm exactly the wedding's path
   * @throws Problem `confirmation_mismatch`, `not_in_trash`
   */
  async erase(
    ids: string[],
    confirm: string,
    staff: StaffMember,
  ): Promise<number> {
    const count = await this.database.transaction(async (manager) => {
      await requireErasable(manager, ids, confirm);
      return this.markErased(manager, ids, staff);
    });
    await this.sweep.eraseMarked();
    return count;
  }

  /**
   * Makes erasure final, in the caller's transaction.
   * @returns number of items
   */
  async markErased(
    manager: EntityManager,
    ids: string[],
    staff: StaffMember,
  ): Promise<number> {
    await this.enter(manager, 'media_erased', staff, { ids });
    return this.sweep.markForErasure(manager, ids);
  }

  private entering(
    action: AuditAction,
    staff: StaffMember,
    facts: object = {},
  ): InSameTransaction {
    return (manager, rows) => {
      const ids = rows.map(({ id }) => id);
      return this.enter(manager, action, staff, { ids, facts });
    };
  }

  private async enter(
    manager: EntityManager,
    action: AuditAction,
    staff: StaffMember,
    { ids, facts }: { ids: string[]; facts?: object },
  ): Promise<void> {
    const weddings = await manager.query<OfWedding[]>(BY_WEDDING, [ids]);
    const acts = weddings.map(({ id, slug, ...details }) => ({
      action,
      target: slug,
      weddingId: Number(id),
      details: { ...details, ...facts },
    }));
    await this.audit.record(manager, staff, ...acts);
  }
}

async function requireErasable(
  manager: EntityManager,
  ids: string[],
  confirm: string,
): Promise<void> {
  const items = await manager.query<{ slug: string; isDeleted: boolean }[]>(
    `SELECT slug, media.deleted_at IS NOT NULL AS "isDeleted"
     FROM media JOIN weddings ON weddings.id = media.wedding_id
     WHERE media.id = ANY($1::uuid[]) FOR UPDATE OF media`,
    [ids],
  );
  if (items.some(({ slug }) => slug !== confirm))
    throw new Problem('confirmation_mismatch');
  if (items.some(({ isDeleted }) => !isDeleted))
    throw new Problem('not_in_trash');
}
