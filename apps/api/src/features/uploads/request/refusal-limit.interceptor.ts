import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { onProblem } from '../../../platform/http/errors/on-problem.js';
import type { Problem } from '../../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import type { Guest } from '../admission/upload-admission.service.js';
import { UploadLimitsService } from '../admission/upload-limits.service.js';
import { senderOf } from './sender.guard.js';

/** Counts against guest or network, never against the wedding. */
const REFUSED_UPLOADS: RateLimit = {
  name: 'uploads-refused',
  points: 600,
  perSeconds: 60,
};
/** A refusal with fewer, and before its bytes are stored, costs no more than any other request. */
const FREE_BYTES = 16 * 1024;
const REFUSED_BY_A_LIMIT = 429;
/** Another process may have counted refusals in this time. */
const TRUSTED_MS = 1_000;

/**
 * Counts a refusal against its sender alone; 429 `too_many_requests` after too
 * many. Clients without a cookie of ours share their network's count. Only
 * their refusals that brought bytes count: a neighbour's empty posts must not
 * close a hall.
 */
@Injectable()
export class RefusalLimit implements NestInterceptor {
  /** Senders whose refusals were few: a photo each costs no look in Redis. */
  private readonly trusted = new LRUCache<string, true>({
    max: 10_000,
    ttl: TRUSTED_MS,
  });

  constructor(
    private readonly rates: RateLimitsService,
    private readonly limits: UploadLimitsService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const { guest } = senderOf(context);
    const { socket } = context.switchToHttp().getRequest<Request>();
    await this.requireTrust(refusalKeyOf(guest));
    return next
      .handle()
      .pipe(
        onProblem((problem) =>
          this.count(guest, problem, socket.bytesRead - guest.bytesBefore),
        ),
      );
  }

  private async count(
    guest: Guest,
    { code, status }: Problem,
    sentBytes: number,
  ): Promise<void> {
    if (status >= 500 || status === REFUSED_BY_A_LIMIT) return;
    const key = refusalKeyOf(guest);
    this.trusted.delete(key);
    const isFree =
      isShared(guest) &&
      !this.limits.hasBegun(guest) &&
      code !== 'bytes_damaged' &&
      sentBytes < FREE_BYTES;
    if (!isFree) await this.rates.count(REFUSED_UPLOADS, key);
  }

  private async requireTrust(key: string): Promise<void> {
    if (this.trusted.has(key)) return;
    await this.rates.check(REFUSED_UPLOADS, key);
    this.trusted.set(key, true);
  }
}

function isShared({ issuedAt }: Guest): boolean {
  return issuedAt === undefined;
}

function refusalKeyOf(guest: Guest): string {
  return isShared(guest) ? guest.network : guest.nextCookie;
}
