import type { AlbumVisibility, StaffMember } from '@hatira/contract';
import type { ChangeVisibility } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { AuditService } from '../../staff/audit/audit.service.js';
import { currentVisibility } from '../../weddings/current-visibility.js';
import { sealsMore } from '../../weddings/event-visibility.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { MediaKeysService } from '../files/media-keys.service.js';
import { countRevision } from '../media-revision.js';
import { ExposureEventsService } from '../events/exposure-events.service.js';

type Chosen = Pick<Wedding, 'visibility' | 'sealedUntil' | 'moderation'>;

/** Chooses what others than the couple see of a wedding's album. */
@Injectable()
export class AlbumVisibilityService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly keys: MediaKeysService,
    private readonly exposures: ExposureEventsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async of(weddingId: number): Promise<AlbumVisibility> {
    const wedding = await this.database.manager.findOneBy(Wedding, {
      id: weddingId,
    });
    if (!wedding) throw new Problem('wedding_not_found');
    return visibilityOf(wedding);
  }

  /**
   * Changes the mode at once. A new seal ends every address of a file that
   * guests or relatives may know.
   * @param staff enters the change into the audit trail
   * @throws Problem `wedding_not_found`; `validation_failed` for a time without
   *   a seal, a seal without one, or a time that has passed
   */
  async change(
    weddingId: number,
    change: ChangeVisibility,
    staff?: StaffMember,
  ): Promise<AlbumVisibility> {
    const sealedUntil = sealOf(change);
    const wedding = await this.database.transaction(async (manager) => {
      if (sealedUntil) await this.keys.lockAll(manager, weddingId);
      if (!(await countRevision(manager, weddingId)))
        throw new Problem('wedding_not_found');
      const before = await manager.findOneByOrFail(Wedding, {
        id: weddingId,
      });
      const chosen: Chosen = {
        visibility: change.mode,
        sealedUntil,
        moderation: change.moderation ?? before.moderation,
      };
      await manager.update(Wedding, { id: weddingId }, chosen);
      if (sealsMore(before, { ...before, ...chosen }))
        await this.keys.renewForSeal(manager, weddingId);
      if (staff) await this.enter(manager, staff, before, chosen);
      return chosen;
    });
    await this.exposures.reopen(weddingId, ['full', 'view']);
    return visibilityOf(wedding);
  }

  private async enter(
    manager: EntityManager,
    staff: StaffMember,
    before: Wedding,
    chosen: Chosen,
  ): Promise<void> {
    await this.audit.record(manager, staff, {
      action: 'wedding_visibility_changed',
      target: before.slug,
      weddingId: before.id,
      details: { from: detailsOf(before), to: detailsOf(chosen) },
    });
  }
}

function visibilityOf(wedding: Chosen): AlbumVisibility {
  const { mode, until, moderation } = detailsOf(wedding);
  return { success: true, mode, ...(until && { until }), moderation };
}

function detailsOf(wedding: Chosen) {
  const mode = currentVisibility(wedding);
  return {
    mode,
    ...(mode === 'sealed' && { until: wedding.sealedUntil?.toISOString() }),
    moderation: wedding.moderation,
  };
}

function sealOf({ mode, until }: ChangeVisibility): Date | null {
  const refused = (reason: string) =>
    new Problem('validation_failed', {
      details: { fields: { until: reason } },
    });
  if (mode !== 'sealed') {
    if (until !== undefined) throw refused('unexpected');
    return null;
  }
  if (until === undefined) throw refused('required');
  const time = new Date(until);
  if (time.getTime() <= Date.now()) throw refused('past');
  return time;
}
