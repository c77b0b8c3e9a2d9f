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

/** Only limits load: guessing one of 2^53 hashes is hopeless. */
const HASH_MISSES: RateLimit = {
  name: 'hash-misses',
  points: 60,
  perSeconds: 60,
};
const DELAY_STEP_MS = 500;
const MAX_DELAY_MS = 5_000;

/**
 * Opens gallery links. After many misses a network waits before each look-up,
 * longer with each step. Right links always open; staff and returning browsers
 * do not wait.
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
   * @returns undefined for a wrong link
   * @throws Problem `too_many_requests` for a wrong link while too many of
   *   its network wait
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

  /**
   * Looks a link up only where no look-up has to wait, and counts a miss. A
   * page's request brings no mark of an earlier visit and leaves none.
   * @returns undefined for a wrong link and for a network that has to wait
   */
  async passUndelayed<Found>(
    request: Request,
    find: () => Promise<Found | null>,
  ): Promise<Found | undefined> {
    const misses = await this.limits.used(
      HASH_MISSES,
      networkOf(request.ip ?? ''),
    );
    if (misses >= HASH_MISSES.points) return undefined;
    const found = await find();
    if (!found) await this.miss(request, true);
    return found ?? undefined;
  }

  /** A malformed link waits and counts like a wrong one. */
  async refuse(request: Request): Promise<void> {
    await this.miss(request, await this.waits(request));
  }

  /** @returns whether the request may be answered */
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

/** Milliseconds: a step for each 60 misses. */
function delayAfter(misses: number): number {
  return Math.min(
    MAX_DELAY_MS,
    DELAY_STEP_MS * Math.floor(misses / HASH_MISSES.points),
  );
}
