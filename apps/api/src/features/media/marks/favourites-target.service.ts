import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, type DataSource } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { GalleryNotificationsService } from '../events/gallery-notifications.service.js';

/** Keeps the number of favourites that a couple wants. */
@Injectable()
export class FavouritesTargetService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly notifications: GalleryNotificationsService,
  ) {}

  /**
   * Stores the number and notifies the couple's open galleries.
   * @param target null: any number
   * @throws Problem `wedding_not_found` when the wedding was just deleted
   */
  async change(weddingId: number, target: number | null): Promise<void> {
    const { affected } = await this.database.manager.update(
      Wedding,
      { id: weddingId, deletedAt: IsNull() },
      { favouritesTarget: target },
    );
    if (affected !== 1) throw new Problem('wedding_not_found');
    await this.notifications.notify(
      { weddingId, access: 'full' },
      { event: 'favourites', data: { target } },
    );
  }
}
