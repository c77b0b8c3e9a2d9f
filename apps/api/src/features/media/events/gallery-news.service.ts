import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import type { GalleryReader } from '../../weddings/wedding-link.entity.js';

/** News for open galleries beside the changes of their items. */
export interface GalleryNews {
  /** Name of the server-sent event. */
  event: string;
  data: unknown;
}

/** Where news for the galleries of a wedding is told; each kind of link has its own. */
export const newsTopic = ({ weddingId, access }: GalleryReader) =>
  `news ${weddingId} ${access}`;

/** Where the end of a gallery link is told. */
export const linkTopic = (hash: number) => `link ${hash}`;

/** Passes news of other features on to the open galleries of a wedding. */
@Injectable()
export class GalleryNewsService {
  constructor(private readonly events: EventBusService) {}

  /** @param readers holders of which link */
  async tell(readers: GalleryReader, news: GalleryNews): Promise<void> {
    await this.events.publish(newsTopic(readers), JSON.stringify(news));
  }

  /** Ends the event streams of a link that opens its gallery no more; call it after the commit. */
  async endLink(hash: number): Promise<void> {
    await this.events.publish(linkTopic(hash));
  }
}
