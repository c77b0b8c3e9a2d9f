import type { ArchiveState } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../platform/jobs/define-job.js';
import { GalleryNewsService } from '../media/events/gallery-news.service.js';
import type { WeddingLink } from '../weddings/wedding-link.entity.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { ArchivePlannerService } from './archive-planner.service.js';
import { ArchiveMessagesService } from './archive-messages.service.js';
import { ArchivesRepository } from './archives.repository.js';
import {
  archiveState,
  type ArchiveRecipient,
  type ArchiveRow,
} from './archive-row.js';
import {
  buildArchive,
  type BuildArchiveJob,
} from './build/build-archive.job.js';

/** What is asked for by a link. */
export interface ArchiveWish {
  link: Pick<WeddingLink, 'hash' | 'weddingId' | 'access'>;
  /** As the link knows them; undefined: everything in the wedding. */
  ids?: string[] | undefined;
}

/** Archives as clients know them: asked for, looked at, found again. */
@Injectable()
export class ArchivesService {
  constructor(
    private readonly register: ArchivesRepository,
    private readonly freezer: ArchivePlannerService,
    private readonly messages: ArchiveMessagesService,
    private readonly links: WeddingLinksService,
    private readonly news: GalleryNewsService,
    @InjectJobQueue(buildArchive)
    private readonly builds: JobQueue<BuildArchiveJob>,
  ) {}

  /**
   * The archive of a selection, or of a whole wedding; it can be downloaded at once. The same selection is the same
   * archive for as long as it is kept, and is kept anew from now on.
   * @param recipient gets a message when it is ready
   * @throws Problem `wedding_not_found` when the link ends at this moment; of `ArchivePlannerService.freeze`, and of `ArchiveMessagesService.requirePossible` with a recipient
   */
  async request(
    { link, ids }: ArchiveWish,
    recipient?: ArchiveRecipient,
  ): Promise<ArchiveState> {
    const { weddingId, access } = link;
    if (recipient) await this.messages.requirePossible(weddingId);
    const kept = await this.register.transaction(weddingId, async (manager) => {
      // A renewal ends what the old link has made, and so nothing may be made by it from then on.
      if (!(await this.links.isCurrent(link.hash, manager)))
        throw new Problem('wedding_not_found');
      const frozen = await this.freezer.freeze(manager, {
        weddingId,
        access,
        ids,
      });
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
  async prepare(
    weddingId: number,
    note: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const row = await this.register.transaction(weddingId, async (manager) => {
      await note(manager);
      return this.freezer.freeze(manager, {
        weddingId,
        access: 'full',
        isUnasked: true,
      });
    });
    await this.announce(row);
  }

  /** @throws Problem `archive_not_found` */
  async state(id: string): Promise<ArchiveState> {
    return archiveState(await this.register.byId(id));
  }

  /**
   * Those that were asked for by this kind of link and can be downloaded, the newest first.
   * @throws Problem `wedding_not_found` when the link ends at this moment: its successor's are none of its own
   */
  async list(link: ArchiveWish['link']): Promise<ArchiveState[]> {
    const asked = await this.register.asked(link);
    if (!(await this.links.isCurrent(link.hash)))
      throw new Problem('wedding_not_found');
    return asked.map(archiveState);
  }

  private async announce(row: ArchiveRow): Promise<void> {
    if (row.status === 'queued') {
      const place = this.register.countQueued(row.weddingId).catch(() => 1);
      void enqueue(this.builds, { archiveId: row.id }, place);
    }
    await this.news.tell(row, { event: 'archive', data: archiveState(row) });
  }
}
