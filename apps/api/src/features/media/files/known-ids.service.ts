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

/** Ids that no item ever had: one whole selection in ten minutes. Those of deleted items do not count. */
const UNKNOWN_IDS: RateLimit = {
  name: 'unknown-ids',
  points: 10_000,
  perSeconds: 600,
};
/** Looked up of a selection from a network that has used up its limit. */
const SAMPLE_IDS = 10;
const RETRY_AFTER_SECONDS = 600;

/** By the ids of either link: one condition on both would read the whole table. */
const COUNT = `
SELECT (SELECT count(*) FROM media WHERE edit_key = ANY($1::uuid[]))::int
  + (SELECT count(*) FROM media WHERE view_key = ANY($1::uuid[]))::int AS known`;

/**
 * Guards the bulk calls, for which the ids are the secret: invented ids count against the network that sends them. A
 * selection of ids that exist is never refused, whatever other people of its network send.
 */
@Injectable()
export class KnownIdsService {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Returns how many of the ids are those of items, deleted ones included.
   * @throws Problem `too_many_requests` when the network has sent too many invented ids, and these look invented
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
