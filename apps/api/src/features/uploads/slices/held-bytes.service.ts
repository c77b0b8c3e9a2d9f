import { Injectable } from '@nestjs/common';
import { SharedCounts } from '../../../platform/processes/shared-counts.js';
import { Siblings, type Reach } from '../../../platform/processes/siblings.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import type { Guest } from '../admission/upload-admission.service.js';
import { SliceArrival } from './slice-arrival.js';

const MIB = 1024 ** 2;
/** It bounds the memory of this replica, in all its web processes. */
const BUDGET_BYTES = 64 * MIB;
/** One network's part, over all replicas: leaves three slices to others. */
const NETWORK_BYTES = 48 * MIB;
/** One guest's part, over all replicas: four slices. */
const GUEST_BYTES = 20 * MIB;
const RETRY_AFTER_SECONDS = 2;

const NAME = 'held-bytes';
const ALL = 'all';
/** The key is of a budget: the other processes look for a stalled slice. */
const ROOM = 'room for held bytes';

interface Budget {
  key: string;
  bytes: number;
  reach: Reach;
}

export interface HeldSlice {
  chunks: Buffer[];
  /** Call it after the last use of the chunks. */
  release(): void;
}

/**
 * Bounds waiting slices: their memory in this replica, and each guest's and
 * network's part over all replicas. Without room, drops the one stalled
 * longest.
 */
@Injectable()
export class HeldBytesService {
  private readonly used: Record<Reach, SharedCounts>;
  private readonly arrivals = new Set<SliceArrival>();

  constructor(private readonly siblings: Siblings) {
    this.used = {
      all: new SharedCounts(NAME, siblings),
      replica: new SharedCounts(`${NAME}-of-replica`, siblings, 'replica'),
    };
    siblings.onShared<string>(ROOM, (key) => this.dropStalled(key));
  }

  /**
   * @throws Problem `slice_in_progress` without room, `request_timeout` when
   *   too slow
   */
  async hold(guest: Guest, source: AsyncIterable<Buffer>): Promise<HeldSlice> {
    const owner = { holder: holderOf(guest), network: guest.network };
    const arrival = new SliceArrival(owner, (bytes) =>
      this.reserve(arrival, bytes),
    );
    this.arrivals.add(arrival);
    try {
      return {
        chunks: await arrival.collect(source),
        release: () => this.free(arrival),
      };
    } catch (error) {
      this.free(arrival);
      throw error;
    } finally {
      this.arrivals.delete(arrival);
    }
  }

  private reserve(arrival: SliceArrival, bytes: number): void {
    for (const budget of budgetsOf(arrival))
      if (this.used[budget.reach].of(budget.key) + bytes > budget.bytes)
        this.makeRoom(budget);
    this.use(arrival, bytes);
    arrival.reservedBytes += bytes;
  }

  private free(arrival: SliceArrival): void {
    const { reservedBytes } = arrival;
    arrival.reservedBytes = 0;
    this.use(arrival, -reservedBytes);
  }

  private use(arrival: SliceArrival, bytes: number): void {
    for (const { key, reach } of budgetsOf(arrival))
      this.used[reach].add(key, bytes);
  }

  /** A stalled slice of another process makes room for the repeated request. */
  private makeRoom({ key, reach }: Budget): void {
    if (this.dropStalled(key)) return;
    this.siblings.share(ROOM, key, reach);
    throw noRoom();
  }

  private dropStalled(key: string): boolean {
    const stalled = [...this.arrivals].filter(
      (arrival) =>
        arrival.isStalled &&
        budgetsOf(arrival).some((budget) => budget.key === key),
    );
    const slowest = stalled.sort((a, b) => a.movedAt - b.movedAt)[0];
    if (!slowest) return false;
    slowest.abort();
    this.free(slowest);
    return true;
  }
}

function budgetsOf({ holder, network }: SliceArrival): Budget[] {
  return [
    { key: holder, bytes: GUEST_BYTES, reach: 'all' },
    { key: `network ${network}`, bytes: NETWORK_BYTES, reach: 'all' },
    { key: ALL, bytes: BUDGET_BYTES, reach: 'replica' },
  ];
}

/**
 * Cookies can be invented, so guests without ours share their network's budget.
 */
function holderOf({ cookie, issuedAt, network }: Guest): string {
  return issuedAt === undefined || cookie === undefined ? network : cookie;
}

function noRoom(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
