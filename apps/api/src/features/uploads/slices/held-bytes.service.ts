import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/errors/problem.js';
import type { Guest } from '../upload-admission.service.js';
import { SliceArrival } from './slice-arrival.js';

const MIB = 1024 ** 2;
/** Of one process. */
const BUDGET_BYTES = 64 * MIB;
/** Of one network: leaves three slices to others. */
const NETWORK_BYTES = 48 * MIB;
/** Of one guest: four slices. */
const GUEST_BYTES = 20 * MIB;
const RETRY_AFTER_SECONDS = 2;

export interface HeldSlice {
  chunks: Buffer[];
  /** Call it after the last use of the chunks. */
  release(): void;
}

/**
 * Bounds the memory of waiting slices; without room, drops the one stalled
 * longest.
 */
@Injectable()
export class HeldBytesService {
  private usedBytes = 0;
  private readonly usedOf = new Map<string, number>();
  private readonly arrivals = new Set<SliceArrival>();

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
    const { holder, network } = arrival;
    if (this.usedBy(holder) + bytes > GUEST_BYTES)
      this.makeRoom((other) => other.holder === holder);
    if (this.usedBy(networkKey(network)) + bytes > NETWORK_BYTES)
      this.makeRoom((other) => other.network === network);
    if (this.usedBytes + bytes > BUDGET_BYTES) this.makeRoom(() => true);
    this.use(arrival, bytes);
    arrival.reservedBytes += bytes;
  }

  private free(arrival: SliceArrival): void {
    const { reservedBytes } = arrival;
    arrival.reservedBytes = 0;
    this.use(arrival, -reservedBytes);
  }

  private use({ holder, network }: SliceArrival, bytes: number): void {
    this.usedBytes += bytes;
    for (const key of [holder, networkKey(network)]) {
      const used = this.usedBy(key) + bytes;
      if (used > 0) this.usedOf.set(key, used);
      else this.usedOf.delete(key);
    }
  }

  private usedBy(key: string): number {
    return this.usedOf.get(key) ?? 0;
  }

  private makeRoom(mayGo: (arrival: SliceArrival) => boolean): void {
    const stalled = [...this.arrivals].filter(
      (arrival) => arrival.isStalled && mayGo(arrival),
    );
    const slowest = stalled.sort((a, b) => a.movedAt - b.movedAt)[0];
    if (!slowest) throw noRoom();
    slowest.abort();
    this.free(slowest);
  }
}

/**
 * Cookies can be invented, so guests without ours share their network's budget.
 */
function holderOf({ cookie, issuedAt, network }: Guest): string {
  return issuedAt === undefined || cookie === undefined ? network : cookie;
}

function networkKey(network: string): string {
  return `network ${network}`;
}

function noRoom(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
