import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ArchiveSweepService } from '../../archives/archive-sweep.service.js';
import { BackgroundTrashService } from '../../backgrounds/background-trash.service.js';
import { DUE_BEFORE } from '../../../platform/database/sql/trash-time.js';
import { TrashSweepService } from '../../media/trash-sweep.service.js';
import { UploadSweepService } from '../../uploads/upload-sweep.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

@Injectable()
export class WeddingTrashRepository {
  constructor(
    private readonly uploads: UploadSweepService,
    private readonly archives: ArchiveSweepService,
    private readonly media: TrashSweepService,
    private readonly backgrounds: BackgroundTrashService,
    private readonly weddings: WeddingsService,
  ) {}

  /** Marks a wedding for immediate erasure, in the caller's transaction. */
  async markForErasure(manager: EntityManager, id: number): Promise<void> {
    await this.media.markForErasure(manager, { weddingId: id });
    await this.backgrounds.markForErasure(manager, id);
  }

  /** Erases the files before their wedding. */
  async erase(id: number): Promise<void> {
    await this.uploads.forgetOf(id);
    await this.archives.forgetOld();
    await this.media.eraseMarked();
    await this.backgrounds.eraseCondemned();
    await this.weddings.erase(DUE_BEFORE);
  }
}
