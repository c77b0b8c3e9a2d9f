import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { MediaPublicationService } from '../media-publication.service.js';

/** A file that fails each time must not keep a worker busy. */
const OF_ONE_ITEM: RateLimit = {
  name: 'media-retries-of-item',
  points: 5,
  perSeconds: 86_400,
};

const FAILED = `
SELECT id FROM media
WHERE wedding_id = $1 AND edit_key = ANY($2::uuid[]) AND processing = 'failed' AND deleted_at IS NULL`;

/** Starts failed items again for the couple. */
@Injectable()
export class MediaRetryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitsService,
    private readonly publication: MediaPublicationService,
  ) {}

  /**
   * Ignores ids of other weddings, items in another state, and items that were
   * started again five times in a day.
   * @param editKeys the couple's ids
   * @returns number of items that wait now
   */
  async retry(weddingId: number, editKeys: string[]): Promise<number> {
    const failed = await this.database.query<{ id: string }[]>(FAILED, [
      weddingId,
      editKeys,
    ]);
    const isAllowed = await Promise.all(
      failed.map(({ id }) => this.limits.isWithin(OF_ONE_ITEM, id)),
    );
    const ids = failed.filter((_, index) => isAllowed[index]);
    return this.publication.retry(ids.map(({ id }) => id));
  }
}
