import type { StaffMember } from '@hatira/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BackgroundTrashService } from '../../backgrounds/background-trash.service.js';
import { DUE_BEFORE } from '../../database/trash-time.js';
import { TrashSweepService } from '../../media/trash-sweep.service.js';
import { UploadSweepService } from '../../uploads/upload-sweep.service.js';
import { WeddingChangesService } from '../../weddings/wedding-changes.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

/** Erases a wedding of the trash with all that is left of it, at once: for people who ask for their data to be gone. */
@Injectable()
export class WeddingErasure {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(WeddingChangesService) private readonly changes: WeddingChangesService,
    @Inject(UploadSweepService) private readonly uploads: UploadSweepService,
    @Inject(TrashSweepService) private readonly media: TrashSweepService,
    @Inject(BackgroundTrashService) private readonly backgrounds: BackgroundTrashService,
  ) {}

  /**
   * Decided and entered in one transaction; should the process die in what follows, the clean-up ends it.
   * @param confirm the wedding's path, repeated to the letter
   * @throws Problem `wedding_not_found`, `confirmation_mismatch`, `not_in_trash`
   */
  async erase(hash: number, confirm: string, staff: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.changes.condemn(manager, hash, confirm, staff);
      await this.media.condemn(manager, { weddingId: hash });
      await this.backgrounds.condemn(manager, hash);
    });
    await this.uploads.forgetOf(hash);
    await this.media.eraseCondemned();
    await this.backgrounds.eraseCondemned();
    await this.weddings.erase(DUE_BEFORE);
  }
}
