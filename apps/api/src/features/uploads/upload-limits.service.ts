import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import {
  RateLimitsService,
  type Budget,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { siblings } from '../../platform/processes/siblings.js';
import { toProblem } from '../../platform/http/errors/to-problem.js';
import { UploadTurnsService } from './turns/upload-turns.service.js';
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
/** Counts against guest or network, never against the wedding. */
const REFUSED_UPLOADS: RateLimit = {
  name: 'uploads-refused',
  points: 600,
  perSeconds: 60,
};

/** A refusal with fewer, and before its bytes are stored, costs no more than any other request. */
const FREE_BYTES = 16 * 1024;

/** By upload row: another process may have taken the points. */
const REFUND = 'refund of an upload';
const COUNTED_MS = 60_000;
const NEWCOMER_MS = 120_000;
const REFUSED_BY_A_LIMIT = 429;
/** Another process may have counted refusals in this time. */
const TRUSTED_MS = 1_000;

/** `takenAt` is in milliseconds of the monotonic clock. */
export interface FileCharge {
  budgets: Budget[];
  takenAt: number;
}

/** Bounds begun files. Only files with accepted bytes count. */
@Injectable()
export class UploadLimitsService {
  /** Points that this process has taken, oldest first; a key is an upload's row. */
  private readonly charges = new Map<string, FileCharge>();
  /** Requests whose bytes were stored: a refusal has cost the disk and the database. */
  private readonly begun = new WeakSet<Guest>();
  /** Senders whose refusals were few: a photo each costs no look in Redis. */
  private readonly trusted = new LRUCache<string, true>({
    max: 10_000,
    ttl: TRUSTED_MS,
  });

  constructor(
    private readonly limits: RateLimitsService,
    /** Of guests who share a network. */
    readonly turns: UploadTurnsService,
  ) {
    siblings.onShared<string>(REFUND, (id) => {
      this.refundOwn(id).catch(() => undefined);
    });
  }

  /**
   * Counts a file.
   * @throws Problem `too_many_requests`, with every count undone
   */
  async take(weddingId: number, guest: Guest): Promise<FileCharge> {
    this.begun.add(guest);
    const budgets = budgetsOf(weddingId, guest);
    await this.limits.consumeAll(budgets);
    return { budgets, takenAt: performance.now() };
  }

  async refund({ budgets, takenAt }: FileCharge): Promise<void> {
    if (performance.now() - takenAt < COUNTED_MS) await this.return(budgets);
  }

  /** Returns the shared points of an exact repeat, which adds no file. */
  async refundShared({ budgets, takenAt }: FileCharge): Promise<void> {
    await this.refund({ budgets: budgets.slice(1), takenAt });
  }

  /** Remembers points, as any guest may send the slice that is refused. */
  keepFor(uploadRowId: string, charge: FileCharge): void {
    for (const [id, { takenAt }] of this.charges) {
      if (charge.takenAt - takenAt < COUNTED_MS) break;
      this.charges.delete(id);
    }
    this.charges.set(uploadRowId, charge);
  }

  /** Returns the points that this process or a sibling has taken. */
  async refundOf(uploadRowId: string): Promise<void> {
    if (this.charges.has(uploadRowId)) await this.refundOwn(uploadRowId);
    else siblings.share(REFUND, uploadRowId);
  }

  private async refundOwn(uploadRowId: string): Promise<void> {
    const charge = this.charges.get(uploadRowId);
    this.charges.delete(uploadRowId);
    if (charge) await this.refund(charge);
  }

  /**
   * Counts a refusal against its sender alone. Clients without a cookie of ours share their network's count, so there only
   * refusals that brought bytes count: a neighbour's empty posts must not close a hall.
   * @throws Problem `too_many_requests` after too many; errors of the call
   */
  async watch<T>(
    guest: Guest,
    { socket }: Pick<Request, 'socket'>,
    call: () => Promise<T>,
  ): Promise<T> {
    const isShared = guest.issuedAt === undefined;
    const sender = isShared ? guest.network : guest.nextCookie;
    await this.requireTrust(sender);
    try {
      return await call();
    } catch (error) {
      const { code, status } = toProblem(error);
      const isFree =
        isShared &&
        !this.begun.has(guest) &&
        code !== 'bytes_damaged' &&
        socket.bytesRead - guest.bytesBefore < FREE_BYTES;
      if (status < 500 && status !== REFUSED_BY_A_LIMIT) {
        this.trusted.delete(sender);
        if (!isFree) await this.limits.count(REFUSED_UPLOADS, sender);
      }
      throw error;
    }
  }

  private async requireTrust(sender: string): Promise<void> {
    if (this.trusted.has(sender)) return;
    await this.limits.check(REFUSED_UPLOADS, sender);
    this.trusted.set(sender, true);
  }

  private async return(budgets: Budget[]): Promise<void> {
    await Promise.all(budgets.map((budget) => this.limits.refund(...budget)));
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
