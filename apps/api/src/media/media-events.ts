import { Inject, Injectable } from '@nestjs/common';
import { EventBus } from '../events/event-bus.js';

export type MediaChange = 'changed' | 'removed';

/** Where the changes of a wedding's media are told. */
export const mediaTopic = (weddingId: number) => `media ${weddingId}`;

/** Tells open galleries which items are new or different, and which are gone. */
@Injectable()
export class MediaEvents {
  constructor(@Inject(EventBus) private readonly events: EventBus) {}

  async changed(weddingId: number, ids: string[]): Promise<void> {
    await this.publish(weddingId, 'changed', ids);
  }

  async removed(weddingId: number, ids: string[]): Promise<void> {
    await this.publish(weddingId, 'removed', ids);
  }

  private async publish(weddingId: number, change: MediaChange, ids: string[]): Promise<void> {
    await this.events.publish(mediaTopic(weddingId), JSON.stringify({ change, ids }));
  }
}
