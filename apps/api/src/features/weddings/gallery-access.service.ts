import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../platform/http/limits/network-of.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { hashMisses } from '../../platform/metrics/metrics.js';
import { SessionsService } from '../staff/sessions.service.js';
import { OpenedGalleriesService } from './opened-galleries.service.js';
import { WaitingVisitorsService } from './waiting-visitors.service.js';

/** 2^53 hashes are no target for guesses at any rate; this keeps guessing from being a load as well. */
const HASH_MISSES: RateLimit = {
  name: 'hash-misses',
  points: 60,
  perSeconds: 60,
};
const DELAY_STEP_MS = 500;
const MAX_DELAY_MS = 5_000;

/**
 * What gallery links pass. A network that has missed too often waits before each look at a link, the longer the more it
 * misses. A right link is never refused, and neither staff nor a browser that has opened the gallery before wait.
 */
@Injectable()
export class GalleryAccessService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly galleries: OpenedGalleriesService,
    private readonly waiting: WaitingVisitorsService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Looks for the gallery of a link.
   * @returns undefined for a link that opens none
   * @throws Problem `too_many_requests` for one that opens none, when too many of its network wait already
   */
  async pass<Found>(
    hash: number,
    request: Request,
    find: () => Promise<Found | null>,
  ): Promise<Found | undefined> {
    const isKnown = this.galleries.includes(hash, request);
    const hasWaited = isKnown || (await this.waits(request));
    const found = await find();
    if (found) this.galleries.remember(hash, request);
    else if (!isKnown) await this.miss(request, hasWaited);
    return found ?? undefined;
  }

  /** For a link that is none by its form: it waits and counts like any other that opens no gallery. */
  async refuse(request: Request): Promise<void> {
    await this.miss(request, await this.waits(request));
  }

  /** @returns whether the answer may be given: nothing to wait for, or it is over */
  private async waits(request: Request): Promise<boolean> {
    const network = networkOf(request.ip ?? '');
    const misses = await this.limits.used(HASH_MISSES, network);
    if (misses < HASH_MISSES.points || (await this.sessions.isOpenIn(request)))
      return true;
    return this.waiting.wait(network, delayAfter(misses), request);
  }

  private async miss(request: Request, hasWaited: boolean): Promise<void> {
    const network = networkOf(request.ip ?? '');
    hashMisses.inc();
    await this.limits.count(HASH_MISSES, network);
    if (!hasWaited) await this.limits.check(HASH_MISSES, network);
  }
}

/** Milliseconds: a step for each further 60 misses. */
function delayAfter(misses: number): number {
  return Math.min(
    MAX_DELAY_MS,
    DELAY_STEP_MS * Math.floor(misses / HASH_MISSES.points),
  );
}
