import { Injectable } from '@nestjs/common';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { toProblem } from '../../platform/http/errors/to-problem.js';
import type { Guest } from './upload-admission.service.js';

/** Ten files a second are more than any phone sends. Each cookie that we have issued has this for itself. */
const FILES_PER_GUEST: RateLimit = {
  name: 'files-guest',
  points: 600,
  perSeconds: 60,
};
/** Clients of a network without a cookie of ours share as much as one device: a cookie that is made up gives nothing. */
const FILES_PER_NETWORK: RateLimit = {
  name: 'files-network',
  points: 600,
  perSeconds: 60,
};
/** A hall of 300 guests that have all just come, each with twenty files a minute. */
const FILES_OF_NEWCOMERS: RateLimit = {
  name: 'files-newcomers',
  points: 6_000,
  perSeconds: 60,
};
/** A third more than newcomers can use up: guests that were there before a flood go on. */
const FILES_PER_WEDDING: RateLimit = {
  name: 'files-wedding',
  points: 9_000,
  perSeconds: 60,
};
/** Uploads that are refused cost a guest, or the clients of a network without a cookie of ours, and no wedding. */
const REFUSED_UPLOADS: RateLimit = {
  name: 'uploads-refused',
  points: 600,
  perSeconds: 60,
};

const NEWCOMER_MS = 120_000;
const REFUSED_BY_A_LIMIT = 429;

type Budget = [limit: RateLimit, key: string];

/** How many files may be begun. Only files with accepted bytes count, and never by the address of a hall. */
@Injectable()
export class UploadLimitsService {
  constructor(private readonly limits: RateLimitsService) {}

  /**
   * Counts a file of which the first bytes are accepted. Give it back when the file is refused after all.
   * @throws Problem `too_many_requests`; nothing is counted then
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

  /** Takes back what `take` has counted. */
  async giveBack(weddingId: number, guest: Guest): Promise<void> {
    await this.return(budgetsOf(weddingId, guest));
  }

  /**
   * Runs a call that sends bytes; one that is refused counts against its sender alone.
   * @throws Problem `too_many_requests` when too many of the sender's were refused; what the call throws
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
    await Promise.all(budgets.map((budget) => this.limits.refund(...budget)));
  }
}

/** The narrow ones first: a device beyond its own budget takes nothing of the wedding's. */
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
