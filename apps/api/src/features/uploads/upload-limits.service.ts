import { Injectable } from '@nestjs/common';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { toProblem } from '../../platform/http/errors/to-problem.js';
import type { Guest } from './upload-admission.service.js';

/** Per cookie that we issued; no phone sends ten files a second. */
const FILES_PER_GUEST: RateLimit = {
  name: 'files-guest',
  points: 600,
  perSeconds: 60,
};
/**
 * Clients of a network without our cookie share one device's limit: an invented
 * cookie gains no more.
 */
const FILES_PER_NETWORK: RateLimit = {
  name: 'files-network',
  points: 600,
  perSeconds: 60,
};
/** Fits a hall of 300 new guests with twenty files a minute each. */
const FILES_OF_NEWCOMERS: RateLimit = {
  name: 'files-newcomers',
  points: 6_000,
  perSeconds: 60,
};
/**
 * A third above the newcomers' limit, so a flood does not stop earlier guests.
 */
const FILES_PER_WEDDING: RateLimit = {
  name: 'files-wedding',
  points: 9_000,
  perSeconds: 60,
};
/** Counts against the guest or the network, never against the wedding. */
const REFUSED_UPLOADS: RateLimit = {
  name: 'uploads-refused',
  points: 600,
  perSeconds: 60,
};

const NEWCOMER_MS = 120_000;
const REFUSED_BY_A_LIMIT = 429;

type Budget = [limit: RateLimit, key: string];

/** Counts only files with accepted bytes, and never by address alone. */
@Injectable()
export class UploadLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /**
   * Counts a file; call `giveBack` if it is refused later.
   * @throws Problem `too_many_requests`, with every count undone
   */
  async take(weddingId: number, guest: Guest): Promise<void> {
    const taken: Budget[] = [];
    try {
      for (const budget of budgetsOf(weddingId, guest)) {
        taken.push(budget);
        await this.limits.consume(...budget);
      }
    } catch (refusal) {
      await this.return(taken);
      throw refusal;
    }
  }

  /** Undoes `take`. */
  async giveBack(weddingId: number, guest: Guest): Promise<void> {
    await this.return(budgetsOf(weddingId, guest));
  }

  /**
   * Runs a call that sends bytes. A refusal counts against its sender alone.
   * @throws Problem `too_many_requests` after too many refusals; the errors of
   *   the call
   */
  async watch<T>(guest: Guest, call: () => Promise<T>): Promise<T> {
    const sender =
      guest.issuedAt === undefined ? guest.network : guest.nextCookie;
    await this.limits.check(REFUSED_UPLOADS, sender);
    try {
      return await call();
    } catch (error) {
      const { status } = toProblem(error);
      if (status < 500 && status !== REFUSED_BY_A_LIMIT)
        await this.limits.count(REFUSED_UPLOADS, sender);
      throw error;
    }
  }

  private async return(budgets: Budget[]): Promise<void> {
    await Promise.all(budgets.map((budget) => this.limits.giveBack(...budget)));
  }
}

/**
 * Narrow limits first, as a device beyond its own limit must not use up the
 * wedding's.
 */
function budgetsOf(
  weddingId: number,
  { issuedAt, nextCookie, network }: Guest,
): Budget[] {
  const own: Budget =
    issuedAt === undefined
      ? [FILES_PER_NETWORK, `${weddingId} ${network}`]
      : [FILES_PER_GUEST, `${weddingId} ${nextCookie}`];
  const isNewcomer =
    issuedAt === undefined || Date.now() - issuedAt < NEWCOMER_MS;
  const wedding = String(weddingId);
  return [
    own,
    ...(isNewcomer ? [[FILES_OF_NEWCOMERS, wedding] as Budget] : []),
    [FILES_PER_WEDDING, wedding],
  ];
}
