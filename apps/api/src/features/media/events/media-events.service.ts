import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import { byWedding } from '../media-revision.js';

export type MediaChange = 'changed' | 'removed';

export const mediaTopic = (weddingId: number) => `media ${weddingId}`;

/** A change with the ids of each kind of link. */
export interface PublishedChange {
  change: MediaChange;
  full: string[];
  view: string[];
}

/** Notifies galleries of changed items. */
@Injectable()
export class MediaEventsService {
  constructor(private readonly events: EventBusService) {}

  async publish(change: MediaChange, items: ItemKeys[]): Promise<void> {
    for (const [weddingId, ofOne] of byWedding(items)) {
      const full = ofOne.map(({ editKey }) => editKey);
      const view = ofOne.map(({ viewKey }) => viewKey);
      await this.send(weddingId, { change, full, view });
    }
  }

  /** Publishes changes that only the couple sees. */
  async publishToCouple(weddingId: number, editKeys: string[]): Promise<void> {
    await this.send(weddingId, { change: 'changed', full: editKeys, view: [] });
  }

  private async send(
    weddingId: number,
    published: PublishedChange,
  ): Promise<void> {
    await this.events.publish(mediaTopic(weddingId), JSON.stringify(published));
  }
}
