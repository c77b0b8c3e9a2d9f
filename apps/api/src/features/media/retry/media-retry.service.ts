import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CANNOT_BE_SHOWN } from '../failed-media.js';
import type { Problem } from '../../../platform/http/errors/problem.js';
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
WHERE wedding_id = $1 AND edit_key = ANY($2::uuid[]) AND ${CANNOT_BE_SHOWN} AND deleted_at IS NULL`;

/** Starts failed items again for the couple. */
@Injectable()
export class MediaRetryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimitsService,
    private readonly publication: MediaPublicationService,
  ) {}

  /**
   * Ignores ids of other weddings, items in another state, recordings of sound,
   * and items that were started again five times in a day.
   * @param editKeys the couple's ids
   * @returns number of items that wait now
   * @throws Problem `too_many_requests` with the seconds to wait if no failed item may start again
   */
  async retry(weddingId: number, editKeys: string[]): Promise<number> {
    const failed = await this.database.query<{ id: string }[]>(FAILED, [
      weddingId,
      editKeys,
    ]);
    const refusals = await Promise.all(
      failed.map(({ id }) => this.limits.refusalOf(OF_ONE_ITEM, id)),
    );
    const items = failed.filter((_, index) => !refusals[index]);
    if (items.length === 0 && failed.length > 0) throw soonest(refusals);
    return this.publication.retry(items.map(({ id }) => id));
  }
}

function soonest(refusals: (Problem | undefined)[]): Problem {
  const found = refusals.filter((refusal) => refusal !== undefined);
  const waits = found.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds);
  return found[waits.indexOf(Math.min(...waits))]!;
}
