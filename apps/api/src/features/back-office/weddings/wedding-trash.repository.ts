import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ArchiveSweepService } from '../../archives/archive-sweep.service.js';
import { BackgroundTrashService } from '../../backgrounds/background-trash.service.js';
import { DUE_BEFORE } from '../../../platform/database/sql/trash-time.js';
import { TrashSweepService } from '../../media/trash-sweep.service.js';
import { UploadSweepService } from '../../uploads/upload-sweep.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

/** Everything that is left of a wedding in the trash, wherever it is kept. */
@Injectable()
export class WeddingTrashRepository {
  constructor(
    private readonly uploads: UploadSweepService,
    private readonly archives: ArchiveSweepService,
    private readonly media: TrashSweepService,
    private readonly backgrounds: BackgroundTrashService,
    private readonly weddings: WeddingsService,
  ) {}

  /** Decides, in the caller's transaction, that it is erased at once. */
  async condemn(manager: EntityManager, id: number): Promise<void> {
    await this.media.markForErasure(manager, { weddingId: id });
    await this.backgrounds.condemn(manager, id);
  }

  /** Erases what was condemned: files before the wedding that they belong to. */
  async erase(id: number): Promise<void> {
    await this.uploads.forgetOf(id);
    await this.archives.forgetOld();
    await this.media.eraseMarked();
    await this.backgrounds.eraseCondemned();
    await this.weddings.erase(DUE_BEFORE);
  }
}
