import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';

const exposureTopic = (weddingId: number) => `exposure ${weddingId}`;

/**
 * Reports changes of the album as guests and walls see it. An event is a hint
 * to read it again; the end of a seal has no event.
 */
@Injectable()
export class ExposureEventsService {
  constructor(private readonly events: EventBusService) {}

  /** Call it after the commit. */
  async publish(weddingIds: Iterable<number>): Promise<void> {
    for (const weddingId of new Set(weddingIds))
      await this.events.publish(exposureTopic(weddingId));
  }

  /** @returns the unsubscribe function */
  subscribe(weddingId: number, listener: () => void): () => void {
    return this.events.subscribe(exposureTopic(weddingId), listener);
  }
}
