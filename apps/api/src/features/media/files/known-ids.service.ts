import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { networkOf } from '../../../platform/http/limits/network-of.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { Media } from '../media.entity.js';

/** One selection in ten minutes. Ids of deleted items do not count. */
const UNKNOWN_IDS: RateLimit = {
  name: 'unknown-ids',
  points: 10_000,
  perSeconds: 600,
};
/** The number of ids that a network beyond its limit may ask for. */
const SAMPLE_IDS = 10;
const RETRY_AFTER_SECONDS = 600;

/** One condition on both columns would scan the table. */
const COUNT = `
SELECT (SELECT count(*) FROM media WHERE edit_key = ANY($1::uuid[]))::int
  + (SELECT count(*) FROM media WHERE view_key = ANY($1::uuid[]))::int AS known`;

/**
 * Guards bulk calls, where ids are the secret: invented ones count against the
 * network; existing ones always pass.
 */
@Injectable()
export class KnownIdsService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Counts existing ids, also of deleted items.
   * @throws Problem `too_many_requests` beyond the limit, if these look
   *   invented
   */
  async count(given: string[], address: string): Promise<number> {
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    const network = networkOf(address);
    const isUsedUp =
      (await this.limits.used(UNKNOWN_IDS, network)) >= UNKNOWN_IDS.points;
    if (isUsedUp && (await this.knownOf(sampleOf(ids))) === 0) {
      throw new Problem('too_many_requests', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    const known = await this.knownOf(ids);
    if (known < ids.length)
      await this.limits.count(UNKNOWN_IDS, network, ids.length - known);
    return known;
  }

  private async knownOf(ids: string[]): Promise<number> {
    const [row] = await this.media.query<{ known: number }[]>(COUNT, [ids]);
    return row?.known ?? 0;
  }
}

/** Random, so that known ids cannot hide invented ones. */
function sampleOf(ids: string[]): string[] {
  const rest = [...ids];
  const count = Math.min(SAMPLE_IDS, ids.length);
  return Array.from({ length: count }, () =>
    rest.splice(randomInt(rest.length), 1),
  ).flat();
}
