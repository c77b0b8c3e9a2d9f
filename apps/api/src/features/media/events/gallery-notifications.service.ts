import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import type { GalleryReader } from '../../weddings/wedding-link.entity.js';

export interface GalleryNotification {
  /** Name of the server-sent event. */
  event: string;
  data: unknown;
}

export const notificationTopic = ({ weddingId, access }: GalleryReader) =>
  `news ${weddingId} ${access}`;

export const linkTopic = (hash: number) => `link ${hash}`;

/** Passes notifications of other features to open galleries. */
@Injectable()
export class GalleryNotificationsService {
  constructor(private readonly events: EventBusService) {}

  /** @param readers kind of link whose holders get it */
  async notify(
    readers: GalleryReader,
    notification: GalleryNotification,
  ): Promise<void> {
    await this.events.publish(
      notificationTopic(readers),
      JSON.stringify(notification),
    );
  }

  /** Ends the event streams of a link; call it after the commit. */
  async endLink(hash: number): Promise<void> {
    await this.events.publish(linkTopic(hash));
  }
}
