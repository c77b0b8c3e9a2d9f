import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import { byWedding } from '../media-revision.js';

/** `sealed`: only the couple may still see them; it needs no word of it. */
export type MediaChange = 'changed' | 'removed' | 'sealed';

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

  /**
   * Publishes items that have changed their event.
   * @param sealed those of them that others may have seen, with their former ids
   */
  async publishSorted(changed: ItemKeys[], sealed: ItemKeys[]): Promise<void> {
    const hidden = new Set(sealed.map(({ editKey }) => editKey));
    await this.publish(
      'changed',
      changed.filter(({ editKey }) => !hidden.has(editKey)),
    );
    for (const [weddingId, items] of byWedding(sealed))
      await this.publishToCouple(
        weddingId,
        items.map(({ editKey }) => editKey),
      );
    await this.publish('sealed', sealed);
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
