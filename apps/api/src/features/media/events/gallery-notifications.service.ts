import { Injectable } from '@nestjs/common';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import type { GalleryReader } from '../../weddings/wedding-link.entity.js';

export interface GalleryNotification {
  event: string;
  data: unknown;
}

export const notificationTopic = ({ weddingId, access }: GalleryReader) =>
  `news ${weddingId} ${access}`;

export const linkTopic = (hash: number) => `link ${hash}`;

/** Passes other features' notifications to open galleries. */
@Injectable()
export class GalleryNotificationsService {
  constructor(private readonly events: EventBusService) {}

  async notify(
    readers: GalleryReader,
    notification: GalleryNotification,
  ): Promise<void> {
    await this.events.publish(
      notificationTopic(readers),
      JSON.stringify(notification),
    );
  }

  /** Call it after the commit. */
  async endLink(hash: number): Promise<void> {
    await this.events.publish(linkTopic(hash));
  }
}
