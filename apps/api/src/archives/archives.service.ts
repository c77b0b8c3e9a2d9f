import type { ArchiveState } from '@hatira/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enqueue, InjectJobQueue, type JobQueue } from '../jobs/define-job.js';
import { GalleryNewsService } from '../media/gallery-news.service.js';
import { ArchiveFreezer, type WantedArchive } from './archive-freezer.js';
import { ArchiveMessages } from './archive-messages.js';
import { ArchiveRegister } from './archive-register.js';
import { archiveState, type ArchiveRecipient, type ArchiveRow } from './archive-row.js';
import { buildArchive, type BuildArchiveJob } from './build/build-archive.job.js';

/** Archives as clients know them: asked for, looked at, found again. */
@Injectable()
export class ArchivesService {
  constructor(
    @Inject(ArchiveRegister) private readonly register: ArchiveRegister,
    @Inject(ArchiveFreezer) private readonly freezer: ArchiveFreezer,
    @Inject(ArchiveMessages) private readonly messages: ArchiveMessages,
    @Inject(GalleryNewsService) private readonly news: GalleryNewsService,
    @InjectJobQueue(buildArchive) private readonly builds: JobQueue<BuildArchiveJob>,
  ) {}

  /**
   * The archive of a selection, or of a whole wedding; it can be downloaded at once. The same selection is the same
   * archive for as long as it is kept, and is kept anew from now on.
   * @param recipient gets a message when it is ready
   * @throws Problem of `ArchiveFreezer.freeze`, and of `ArchiveMessages.requirePossible` with a recipient
   */
  async request(wanted: WantedArchive, recipient?: ArchiveRecipient): Promise<ArchiveState> {
    if (recipient) await this.messages.requirePossible(wanted.weddingId);
    const kept = await this.register.transaction(wanted.weddingId, async (manager) => {
      const frozen = await this.freezer.freeze(manager, wanted);
      if (recipient) await this.messages.promise(manager, frozen, recipient);
      return frozen;
    });
    const row = await this.freezer.mended(kept);
    await this.announce(row);
    return archiveState(row);
  }

  /**
   * Makes the archive of a whole wedding before anybody asks.
   * @param note writes down, in the same transaction, that it was made
   */
  async prepare(weddingId: number, note: (manager: EntityManager) => Promise<void>): Promise<void> {
    const row = await this.register.transaction(weddingId, async (manager) => {
      await note(manager);
      return this.freezer.freeze(manager, { weddingId, isUnasked: true });
    });
    await this.announce(row);
  }

  /** @throws Problem `archive_not_found` */
  async state(id: string): Promise<ArchiveState> {
    return archiveState(await this.register.byId(id));
  }

  /** Those of a wedding that somebody has asked for and that can be downloaded, the newest first. */
  async list(weddingId: number): Promise<ArchiveState[]> {
    return (await this.register.asked(weddingId)).map(archiveState);
  }

  private async announce(row: ArchiveRow): Promise<void> {
    if (row.status === 'queued') void enqueue(this.builds, { archiveId: row.id });
    await this.news.tell(row.weddingId, { event: 'archive', data: archiveState(row) });
  }
}
