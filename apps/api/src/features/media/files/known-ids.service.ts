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

/** One whole selection in ten minutes. Ids of deleted items do not count. */
const UNKNOWN_IDS: RateLimit = {
  name: 'unknown-ids',
  points: 10_000,
  perSeconds: 600,
};
/** Checked for a network beyond its limit. */
const SAMPLE_IDS = 10;
const RETRY_AFTER_SECONDS = 600;

/** Two counts, as one condition on both columns would scan the table. */
const COUNT = `
SELECT (SELECT count(*) FROM media WHERE edit_key = ANY($1::uuid[]))::int
  + (SELECT count(*) FROM media WHERE view_key = ANY($1::uuid[]))::int AS known`;

/**
 * Guards the bulk calls, where the ids are the secret: invented ids count
 * against the sender's network. A selection with existing ids always passes.
 */
@Injectable()
export class KnownIdsService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Returns the number of ids that belong to items, including deleted ones.
   * @throws Problem `too_many_requests` when the network is beyond its limit
   *   and these look invented
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

/** At random places, so that a few known ids among invented ones cannot be put where they are looked for. */
function sampleOf(ids: string[]): string[] {
  const rest = [...ids];
  const count = Math.min(SAMPLE_IDS, ids.length);
  return Array.from({ length: count }, () =>
    rest.splice(randomInt(rest.length), 1),
  ).flat();
}
