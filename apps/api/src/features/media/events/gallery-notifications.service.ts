import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import type { GalleryReader } from '../../weddings/wedding-link.entity.js';

/** An event for open galleries, besides the changes of their items. */
export interface GalleryNews {
  /** Name of the server-sent event. */
  event: string;
  data: unknown;
}

/** Topic of a wedding's news for one kind of link. */
export const newsTopic = ({ weddingId, access }: GalleryReader) =>
  `news ${weddingId} ${access}`;

/** Topic of the end of a gallery link. */
export const linkTopic = (hash: number) => `link ${hash}`;

/** Passes news of other features to the open galleries of a wedding. */
@Injectable()
export class GalleryNewsService {
  constructor(private readonly events: EventBusService) {}

  /** @param readers kind of link whose holders get the news */
  async tell(readers: GalleryReader, news: GalleryNews): Promise<void> {
    await this.events.publish(newsTopic(readers), JSON.stringify(news));
  }

  /**
   * Ends the event streams of a link that has ended; call it after the commit.
   */
  async endLink(hash: number): Promise<void> {
    await this.events.publish(linkTopic(hash));
  }
}
