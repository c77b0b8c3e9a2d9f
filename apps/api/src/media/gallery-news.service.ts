import { Inject, Injectable } from '@nestjs/common';
import { EventBus } from '../events/event-bus.js';

/** What open galleries are told beside the changes of their items. */
export interface GalleryNews {
  /** Name of the server-sent event. */
  event: string;
  data: unknown;
}

/** Where news for the galleries of a wedding is told. */
export const newsTopic = (weddingId: number) => `news ${weddingId}`;

/** Passes what another feature has to say on to all open galleries of a wedding. */
@Injectable()
export class GalleryNewsService {
  constructor(@Inject(EventBus) private readonly events: EventBus) {}

  async tell(weddingId: number, news: GalleryNews): Promise<void> {
    await this.events.publish(newsTopic(weddingId), JSON.stringify(news));
  }
}
