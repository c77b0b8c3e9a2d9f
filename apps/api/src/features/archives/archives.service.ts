import type { ArchiveState, Language } from '@hatira/contract';
import type { ArchiveLayout } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  enqueue,
  tracked,
  InjectJobQueue,
  type JobQueue,
} from '../../platform/jobs/define-job.js';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import type { WeddingLink } from '../weddings/wedding-link.entity.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { ArchivePlannerService } from './archive-planner.service.js';
import { ArchiveMessagesService } from './mail/archive-messages.service.js';
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

export interface RequestedArchive {
  link: Pick<WeddingLink, 'hash' | 'weddingId' | 'access'>;
  /** Undefined: the whole wedding. */
  ids?: string[] | undefined;
  /** The files of one event; undefined: all. */
  event?: string | undefined;
  layout: ArchiveLayout;
  /** The language of the folders for events and for guests without a name. */
  language: Language;
}

@Injectable()
export class ArchivesService {
  constructor(
    private readonly archives: ArchivesRepository,
    private readonly planner: ArchivePlannerService,
    private readonly messages: ArchiveMessagesService,
    private readonly links: WeddingLinksService,
    private readonly notifications: GalleryNotificationsService,
    @InjectJobQueue(buildArchive)
    private readonly buildQueue: JobQueue<BuildArchiveJob>,
  ) {}

  /**
   * Returns the archive of the same selection with renewed expiry, or a new
   * one.
   * @param recipient gets a message when it is ready
   * @throws Problem `wedding_not_found` for an ended link; errors of
   *   `ArchivePlannerService.plan` and `ArchiveMessagesService.requirePossible`
   */
  async request(
    { link, ...wanted }: RequestedArchive,
    recipient?: ArchiveRecipient,
  ): Promise<ArchiveState> {
    const { weddingId, access } = link;
    if (recipient) await this.messages.requirePossible(weddingId);
    const kept = await this.archives.transaction(weddingId, async (manager) => {
      // A renewal ends the old link's archives, which must not make new ones.
      if (!(await this.links.isCurrent(link.hash, manager)))
        throw new Problem('wedding_not_found');
      const planned = await this.planner.plan(manager, {
        weddingId,
        access,
        ...wanted,
      });
      if (recipient)
        await this.messages.addRecipient(manager, planned, recipient);
      return planned;
    });
    const row = await this.planner.rebuilt(kept);
    await this.announce(row);
    return archiveState(row);
  }

  /**
   * Makes a whole wedding's archive without a request.
   * @param note runs in the same transaction
   */
  async prepare(
    weddingId: number,
    note: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const row = await this.archives.transaction(weddingId, async (manager) => {
      await note(manager);
      return this.planner.plan(manager, {
        weddingId,
        access: 'full',
        isPrepared: true,
        layout: 'flat',
      });
    });
    await this.announce(row);
  }

  /** @throws Problem `archive_not_found` */
  async state(id: string): Promise<ArchiveState> {
    return archiveState(await this.archives.byId(id));
  }

  /**
   * Newest first.
   * @throws Problem `wedding_not_found` for an ended link: it must not see
   *   its successor's archives
   */
  async list(link: RequestedArchive['link']): Promise<ArchiveState[]> {
    const requested = await this.archives.requested(link);
    if (!(await this.links.isCurrent(link.hash)))
      throw new Problem('wedding_not_found');
    return requested.map(archiveState);
  }

  private async announce(row: ArchiveRow): Promise<void> {
    if (row.status === 'queued') {
      const place = this.archives.countQueued(row.weddingId).catch(() => 1);
      void tracked(
        place.then((last) =>
          enqueue(this.buildQueue, { archiveId: row.id }, last),
        ),
      );
    }
    await this.notifications.notify(row, {
      event: 'archive',
      data: archiveState(row),
    });
  }
}
