import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/errors/problem.js';
import type { Guest } from '../upload-admission.service.js';
import { SliceArrival } from './slice-arrival.js';

const MIB = 1024 ** 2;
/** Of one process. */
const BUDGET_BYTES = 64 * MIB;
/** Four slices. */
const GUEST_BYTES = 20 * MIB;
const RETRY_AFTER_SECONDS = 2;

export interface HeldSlice {
  chunks: Buffer[];
  /** Frees the budget; call it after the last use of the chunks. */
  release(): void;
}

/**
 * Bounds the memory of waiting slices as their bytes arrive. Without room, the
 * slice that has stalled longest is dropped.
 */
@Injectable()
export class HeldBytesService {
  private usedBytes = 0;
  private readonly usedOf = new Map<string, number>();
  private readonly arrivals = new Set<SliceArrival>();

  /**
   * Reads a slice into memory.
   * @throws Problem `slice_in_progress` without room, `request_timeout` when it
   *   arrives too slowly
   */
  async hold(guest: Guest, source: AsyncIterable<Buffer>): Promise<HeldSlice> {
    const arrival = new SliceArrival(holderOf(guest), (bytes) =>
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
    const { holder } = arrival;
    if (this.usedBy(holder) + bytes > GUEST_BYTES)
      this.makeRoom((other) => other.holder === holder);
    if (this.usedBytes + bytes > BUDGET_BYTES) this.makeRoom(() => true);
    this.usedBytes += bytes;
    this.usedOf.set(holder, this.usedBy(holder) + bytes);
    arrival.reservedBytes += bytes;
  }

  private free(arrival: SliceArrival): void {
    const { holder, reservedBytes } = arrival;
    arrival.reservedBytes = 0;
    this.usedBytes -= reservedBytes;
    const left = this.usedBy(holder) - reservedBytes;
    if (left > 0) this.usedOf.set(holder, left);
    else this.usedOf.delete(holder);
  }

  private usedBy(holder: string): number {
    return this.usedOf.get(holder) ?? 0;
  }

  private makeRoom(mayGo: (arrival: SliceArrival) => boolean): void {
    const stalled = [...this.arrivals].filter(
      (arrival) => arrival.isStalled && mayGo(arrival),
    );
    const slowest = stalled.sort((a, b) => a.movedAt - b.movedAt)[0];
    if (!slowest) throw noRoom();
    slowest.giveUp();
    this.free(slowest);
  }
}

/**
 * Anybody can invent a cookie, so guests without ours share their network's
 * budget.
 */
function holderOf({ cookie, issuedAt, network }: Guest): string {
  return issuedAt === undefined || cookie === undefined ? network : cookie;
}

function noRoom(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
