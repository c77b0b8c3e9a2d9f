import { Injectable } from '@nestjs/common';
import {
  RateLimitsService,
  type Budget,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { Siblings } from '../../../platform/processes/siblings.js';
import { COUNTED_MS, FileCharge } from './file-charge.js';
import type { Guest } from './upload-admission.service.js';

/** No phone sends ten files a second. */
const FILES_PER_GUEST: RateLimit = {
  name: 'files-guest',
  points: 600,
  perSeconds: 60,
};
/**
 * Shared by all clients without our cookie: inventing cookies gains no more.
 */
const FILES_PER_NETWORK: RateLimit = {
  name: 'files-network',
  points: 600,
  perSeconds: 60,
};
/** A hall of 300 new guests, each with twenty files a minute. */
const NEWCOMERS_PER_NETWORK: RateLimit = {
  name: 'files-newcomers-network',
  points: 6_000,
  perSeconds: 60,
};
/** Half more than newcomers can use up, so that earlier guests go on. */
const FILES_PER_HALL: RateLimit = {
  name: 'files-hall',
  points: 9_000,
  perSeconds: 60,
};
/**
 * Twice one network's share: a flood from one network does not reach the hall.
 */
const FILES_OF_NEWCOMERS: RateLimit = {
  name: 'files-newcomers',
  points: 12_000,
  perSeconds: 60,
};
const FILES_PER_WEDDING: RateLimit = {
  name: 'files-wedding',
  points: 18_000,
  perSeconds: 60,
};
/**
 * The note names the upload's row: another process may have taken the points.
 */
const REFUND = 'refund of an upload';
const NEWCOMER_MS = 120_000;

/** Bounds begun files. Only files with accepted bytes count. */
@Injectable()
export class UploadLimitsService {
  /** Points that this process has taken, oldest first; a key is an upload's row. */
  private readonly charges = new Map<string, FileCharge>();
  /** Requests whose bytes were stored: a refusal has cost the disk and the database. */
  private readonly begun = new WeakSet<Guest>();

  constructor(
    private readonly limits: RateLimitsService,
    private readonly siblings: Siblings,
  ) {
    siblings.onShared<string>(REFUND, (id) => {
      this.refundOwn(id).catch(() => undefined);
    });
  }

  /** Prepares a file's count; `take` counts it. */
  charge(weddingId: number, guest: Guest): FileCharge {
    return new FileCharge(this.limits, budgetsOf(weddingId, guest), () =>
      this.begun.add(guest),
    );
  }

  /** Whether the guest's request has brought accepted bytes. */
  hasBegun(guest: Guest): boolean {
    return this.begun.has(guest);
  }

  /**
   * Keeps the points and remembers them: any guest may send the slice that is
   * refused.
   */
  keepFor(uploadRowId: string, charge: FileCharge): void {
    for (const [id, { takenAt }] of this.charges) {
      if (performance.now() - takenAt < COUNTED_MS) break;
      this.charges.delete(id);
    }
    charge.keep();
    this.charges.set(uploadRowId, charge);
  }

  /** Returns the points that this process or a sibling has taken. */
  async refundOf(uploadRowId: string): Promise<void> {
    if (this.charges.has(uploadRowId)) await this.refundOwn(uploadRowId);
    else this.siblings.share(REFUND, uploadRowId);
  }

  private async refundOwn(uploadRowId: string): Promise<void> {
    const charge = this.charges.get(uploadRowId);
    this.charges.delete(uploadRowId);
    await charge?.giveBack();
  }
}

/** Narrowest first: one that is used up leaves the wider untouched. */
function budgetsOf(
  weddingId: number,
  { issuedAt, nextCookie, network }: Guest,
): Budget[] {
  const wedding = String(weddingId);
  const hall = `${weddingId} ${network}`;
  const own: Budget =
    issuedAt === undefined
      ? [FILES_PER_NETWORK, hall]
      : [FILES_PER_GUEST, `${weddingId} ${nextCookie}`];
  const ofNewcomers: Budget[] = [
    [NEWCOMERS_PER_NETWORK, hall],
    [FILES_OF_NEWCOMERS, wedding],
  ];
  const isNewcomer =
    issuedAt === undefined || Date.now() - issuedAt < NEWCOMER_MS;
  return [
    own,
    ...(isNewcomer ? ofNewcomers : []),
    [FILES_PER_HALL, hall],
    [FILES_PER_WEDDING, wedding],
  ];
}
