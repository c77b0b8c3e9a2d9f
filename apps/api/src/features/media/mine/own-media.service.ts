import {
  OWN_API,
  storageUrl,
  type OwnItem,
  type OwnItems,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { IsNull, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { momentBefore } from '../../../platform/database/sql/database-clock.js';
import { GuestCookiesService } from '../../../platform/http/cookies/guest-cookies.service.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaEventsService } from '../events/media-events.service.js';
import { isSealed } from '../exposure-conditions.js';
import type { ItemSender } from '../files/served-media.repository.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';
import { requirePlace } from '../place-cursor.js';
import { forgetSender, nextSender } from '../arrival/media-senders.js';
import { ownPage, type SentItem } from './own-page.js';

/** A page reads once when it opens and after each change. */
const LISTS: RateLimit = { name: 'own-lists', points: 120, perSeconds: 60 };
/** Faster than a person edits. */
const CHANGES: RateLimit = { name: 'own-changes', points: 120, perSeconds: 60 };

const HOUR_MS = 3_600_000;

/** Closed uploads end changes of words; taking back goes on. */
export type OwnChange = 'words' | 'removal';

/** Reads and takes back what a guest has sent to one wedding. */
@Injectable()
export class OwnMediaService {
  private readonly undoMs: number;

  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly weddings: WeddingsService,
    private readonly guests: GuestCookiesService,
    private readonly limits: RateLimitsService,
    private readonly events: MediaEventsService,
    config: Config,
  ) {
    this.undoMs = config.guestUndoHours * HOUR_MS;
  }

  /**
   * Lists a page of the items of the request's cookie, newest first; none
   * without one.
   * @param after `next_cursor` of the page before
   * @throws Problem `wedding_not_found`, `too_many_requests`,
   *   `validation_failed`
   */
  async list(
    slug: string,
    request: Request,
    after?: string,
  ): Promise<OwnItems> {
    const wedding = await this.weddings.bySlug(slug);
    const guestId = this.guests.signedId(request);
    const now = await momentBefore(this.media, 0);
    if (guestId === undefined)
      return { success: true, data: [], now: now.toISOString() };
    await this.limits.consume(LISTS, guestId);
    const { items, nextCursor } = await ownPage(
      this.media,
      { weddingId: wedding.id, guestId },
      requirePlace(after),
    );
    const data = items.map((item) =>
      this.itemOf(
        // Under a seal no item tells whether another guest sent it, too.
        { ...item, isShared: item.isShared || isSealed(item.row, wedding) },
        wedding.slug,
        now,
      ),
    );
    return {
      success: true,
      data,
      now: now.toISOString(),
      ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    };
  }

  /**
   * @throws Problem `wedding_not_found`; `media_not_found` without a signed
   *   cookie; `uploads_disabled`, `too_many_requests` for a change
   */
  async sender(
    slug: string,
    request: Request,
    change?: OwnChange,
  ): Promise<ItemSender> {
    const wedding = await this.weddings.bySlug(slug);
    const guestId = this.guests.signedId(request);
    if (guestId === undefined) throw new Problem('media_not_found');
    if (change) await this.limits.consume(CHANGES, guestId);
    if (change === 'words' && (!wedding.isEnabled || wedding.isDemo))
      throw new Problem('uploads_disabled');
    return { weddingId: wedding.id, guestId };
  }

  /**
   * Whether an item is sealed; an unknown one counts as sealed.
   * @throws Problem `wedding_not_found`
   */
  async isSealed(slug: string, id: string): Promise<boolean> {
    const wedding = await this.weddings.bySlug(slug);
    const row = await this.media.findOneBy({ id, weddingId: wedding.id });
    return row === null || isSealed(row, wedding);
  }

  /**
   * Moves an item to the trash, from which the couple cannot restore it. One that
   * another guest sent too only loses its sender.
   * @returns whether the gallery keeps it
   * @throws Problem `media_not_found`, `undo_over`
   */
  async takeBack(sender: ItemSender, id: string): Promise<boolean> {
    const { row, outcome } = await this.media.manager.transaction(
      async (manager) => {
        const row = await manager.findOne(Media, {
          where: { id, weddingId: sender.weddingId, deletedAt: IsNull() },
          lock: { mode: 'pessimistic_write' },
        });
        if (!row) throw new Problem('media_not_found');
        return { row, outcome: await this.withdraw(manager, row, sender) };
      },
    );
    if (outcome === 'removed') await this.events.publish('removed', [row]);
    if (outcome === 'passed on') await this.events.publish('changed', [row]);
    return outcome !== 'removed';
  }

  /** An item that another guest sent, too, stays in the gallery. */
  private async withdraw(
    manager: EntityManager,
    row: Media,
    sender: ItemSender,
  ): Promise<'kept' | 'passed on' | 'removed'> {
    const { id, guestId, weddingId, hasOtherSender } = row;
    const isFirst = guestId === sender.guestId;
    const sentAt = isFirst
      ? row.createdAt
      : await forgetSender(manager, id, sender);
    if (!sentAt) throw new Problem('media_not_found');
    if (sentAt <= (await momentBefore(manager, this.undoMs)))
      throw new Problem('undo_over');
    if (!isFirst) return 'kept';
    const next = await nextSender(manager, id);
    const stays = next !== undefined || hasOtherSender;
    const change = stays
      ? { guestId: next ?? null }
      : { deletedAt: () => 'now()', isRestorable: false, isTakenBack: true };
    await countRevision(manager, weddingId);
    await manager.update(Media, { id }, change);
    return stays ? 'passed on' : 'removed';
  }

  private itemOf(
    { row, sentAt, isShared }: SentItem,
    slug: string,
    now: Date,
  ): OwnItem {
    const undoUntil = new Date(sentAt.getTime() + this.undoMs);
    return {
      id: row.id,
      file_name: row.fileName,
      file_type: row.fileType,
      file_size: row.fileSize,
      storage_url: storageUrl(row.publicKey),
      ...(row.note !== null && { note: row.note }),
      created_at: sentAt.toISOString(),
      processing: row.processing,
      ...(row.renditions.includes('thumb') && {
        thumb_url: OWN_API.thumb(slug, row.id),
      }),
      ...(undoUntil > now && { undo_until: undoUntil.toISOString() }),
      ...(isShared && { is_shared: true as const }),
    };
  }
}
