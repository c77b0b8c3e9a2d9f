import type { DeletionValidation, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { BackgroundsService } from '../../backgrounds/backgrounds.service.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { MediaService } from '../../media/media.service.js';
import { AuditService } from '../../staff/audit/audit.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

type Files = DeletionValidation['details'];

/** Only an empty wedding can be deleted (specification section 4). */
@Injectable()
export class WeddingDeletionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly weddings: WeddingsService,
    private readonly media: MediaService,
    private readonly backgrounds: BackgroundsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async validate(slug: string): Promise<DeletionValidation> {
    const { id } = await this.weddings.bySlug(slug);
    const details = await this.filesOf(id, this.database.manager);
    return { success: true, canDelete: isEmpty(details), details };
  }

  /**
   * Counts under a lock that blocks uploads, so that no arriving file is lost.
   * @throws Problem `wedding_not_found`, or `wedding_has_files` with counts
   */
  async delete(slug: string, staff: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { id, slug: target } = await this.weddings.lock(manager, slug);
      const details = await this.filesOf(id, manager);
      if (!isEmpty(details))
        throw new Problem('wedding_has_files', { details: { ...details } });
      await this.weddings.moveToTrash(manager, id);
      await this.audit.record(manager, staff, {
        action: 'wedding_deleted',
        target,
        weddingId: id,
      });
    });
  }

  private async filesOf(
    weddingId: number,
    manager: EntityManager,
  ): Promise<Files> {
    const media = await this.media.countOf(weddingId, manager);
    const background = await this.backgrounds.countOf(weddingId, manager);
    return { media: { count: media }, background: { count: background } };
  }
}

function isEmpty({ media, background }: Files): boolean {
  return media.count === 0 && background.count === 0;
}
