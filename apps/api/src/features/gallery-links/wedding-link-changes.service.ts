import type { AuditAction, GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import {
  ArchiveEndingsService,
  type EndedArchive,
} from '../archives/archive-endings.service.js';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import { MediaKeysService } from '../media/files/media-keys.service.js';
import {
  AuditService,
  shortHash,
  type AuditedStaff,
} from '../staff/audit/audit.service.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';

/** Galleries are notified after the commit. */
interface Ended {
  hash: number | undefined;
  archives: EndedArchive[];
}

/**
 * Replaces gallery links. A link ends with its items' ids, archives and event
 * streams. Uploads continue: guests know only the upload path.
 */
@Injectable()
export class WeddingLinkChangesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly keys: MediaKeysService,
    private readonly archives: ArchiveEndingsService,
    private readonly notifications: GalleryNotificationsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Also ends the relatives' archives.
   * @returns the new hash
   * @throws Problem `wedding_not_found`
   */
  async renewCouple(hash: number, author: AuditedStaff): Promise<number> {
    return this.change(hash, async (manager, { id, slug }) => {
      const ended = await this.endAccess(manager, id, 'full');
      const renewed = await this.links.add(manager, id, 'full');
      const details = { from: shortHash(hash), to: shortHash(renewed) };
      await this.audit.record(manager, author, {
        action: 'wedding_link_renewed',
        target: slug,
        weddingId: id,
        details,
      });
      return { ended, result: renewed };
    });
  }

  /**
   * Creates or replaces the relatives' link.
   * @param hash the couple's, also returned
   * @throws Problem `wedding_not_found`
   */
  async renewRelatives(hash: number, author: AuditedStaff): Promise<number> {
    return this.change(hash, async (manager, { id, slug }) => {
      const ended = await this.endAccess(manager, id, 'view');
      const made = await this.links.add(manager, id, 'view');
      const isFirst = ended.hash === undefined;
      const action: AuditAction = isFirst
        ? 'wedding_view_link_created'
        : 'wedding_view_link_renewed';
      const details = {
        ...(ended.hash !== undefined && { from: shortHash(ended.hash) }),
        to: shortHash(made),
      };
      await this.audit.record(manager, author, {
        action,
        target: slug,
        weddingId: id,
        details,
      });
      return { ended, result: hash };
    });
  }

  /**
   * Not an error without one.
   * @param hash the couple's
   * @throws Problem `wedding_not_found`
   */
  async withdrawRelatives(hash: number, author: AuditedStaff): Promise<void> {
    await this.change(hash, async (manager, { id, slug }) => {
      const ended = await this.endAccess(manager, id, 'view');
      if (ended.hash !== undefined) {
        const details = { hash: shortHash(ended.hash) };
        await this.audit.record(manager, author, {
          action: 'wedding_view_link_withdrawn',
          target: slug,
          weddingId: id,
          details,
        });
      }
      return { ended, result: undefined };
    });
  }

  private async change<Result>(
    hash: number,
    work: (
      manager: EntityManager,
      wedding: { id: number; slug: string },
    ) => Promise<{ ended: Ended; result: Result }>,
  ): Promise<Result> {
    const { ended, result } = await this.database.transaction(
      async (manager) => {
        const { wedding } = await this.links.lock(manager, hash);
        return work(manager, wedding);
      },
    );
    if (ended.hash !== undefined) await this.notifications.endLink(ended.hash);
    await this.archives.notify(ended.archives);
    return result;
  }

  /**
   * Locks items, archives and wedding in the order of deletions, against
   * deadlocks.
   */
  private async endAccess(
    manager: EntityManager,
    id: number,
    access: GalleryAccess,
  ): Promise<Ended> {
    await this.keys.lockAll(manager, id);
    const archives = await this.archives.end(
      manager,
      id,
      access === 'full' ? undefined : access,
    );
    await this.keys.renew(manager, id, access);
    return { hash: await this.links.remove(manager, id, access), archives };
  }
}
