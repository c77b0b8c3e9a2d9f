import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Media } from '../media/media.entity.js';
import { MediaService } from '../media/media.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { UploadSweepService } from '../uploads/upload-sweep.service.js';
import type { ClaimedRehearsal } from './rehearsals.repository.js';

/** A worker may be at one of the pictures. */
const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** Removes all that a robot has sent, rows and bytes, at once and for good. */
@Injectable()
export class RehearsalTracesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly media: MediaService,
    private readonly trash: TrashSweepService,
    private readonly uploads: UploadSweepService,
  ) {}

  /**
   * May run again after a kill.
   * @returns false if the clean-up of each minute has to remove the rest
   */
  async remove({ weddingId, guestId }: ClaimedRehearsal): Promise<boolean> {
    const sent = { weddingId, guestId };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) await delay(PAUSE_MS);
      // First, so that no upload becomes an item later.
      await this.uploads.forgetGuest(weddingId, guestId);
      const items = await this.database.manager.find(Media, {
        where: sent,
        select: { id: true },
      });
      if (items.length === 0) return true;
      await this.erase(items.map(({ id }) => id));
    }
    return !(await this.database.manager.existsBy(Media, sent));
  }

  private async erase(ids: string[]): Promise<void> {
    await this.media.moveToTrash({ ids }, async (manager) => {
      await this.trash.markForErasure(manager, ids);
    });
    await this.trash.eraseItems(ids);
  }
}
