import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../platform/events/event-bus.service.js';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import { ExposureEventsService } from '../media/events/exposure-events.service.js';

const wallTopic = (id: string) => `wall ${id}`;

/** Hints to look at a wall's row. */
@Injectable()
export class WallEventsService {
  constructor(
    private readonly events: EventBusService,
    private readonly notifications: GalleryNotificationsService,
    private readonly exposures: ExposureEventsService,
  ) {}

  /** To the screen. Call it after the commit. */
  async publish(id: string): Promise<void> {
    await this.events.publish(wallTopic(id));
  }

  /**
   * Also to changes of the album's visibility.
   * @returns the unsubscribe function
   */
  subscribe(
    { id, weddingId }: { id: string; weddingId: number },
    listener: () => void,
  ): () => void {
    const endings = [
      this.events.subscribe(wallTopic(id), listener),
      this.exposures.subscribe(weddingId, listener),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  /** To the couple's open pages. Call it after the commit. */
  async notifyCouple(weddingId: number): Promise<void> {
    const couple = { weddingId, access: 'full' } as const;
    await this.notifications.notify(couple, { event: 'walls', data: {} });
  }
}
