import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { GalleryNotificationsService } from './gallery-notifications.service.js';

const exposureTopic = (weddingId: number) => `exposure ${weddingId}`;

/**
 * Reports changes of the album as guests and walls see it. An event is a hint
 * to read it again; the end of a seal has no event.
 */
@Injectable()
export class ExposureEventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventBusService,
    private readonly links: WeddingLinksService,
    private readonly notifications: GalleryNotificationsService,
  ) {}

  /** Call it after the commit. */
  async publish(weddingIds: Iterable<number>): Promise<void> {
    for (const weddingId of new Set(weddingIds))
      await this.events.publish(exposureTopic(weddingId));
  }

  /**
   * Makes the open galleries of links reconnect and read their lists again, and walls look.
   * Call it after the commit.
   */
  async reopen(weddingId: number, accesses: GalleryAccess[]): Promise<void> {
    const { manager } = this.database;
    for (const hash of await this.links.hashesOf(manager, weddingId, accesses))
      await this.notifications.endLink(hash);
    await this.publish([weddingId]);
  }

  /** @returns the unsubscribe function */
  subscribe(weddingId: number, listener: () => void): () => void {
    return this.events.subscribe(exposureTopic(weddingId), listener);
  }
}
