import { SLICE_BYTES } from '@hatira/contract';
import { Slot } from './slot';
import { Throughput } from './throughput';

const MAX_REQUESTS = 3;
/** A request that needs longer than this would run into its time limit on a line that gets any worse. */
const LONGEST_REQUEST_MS = 60_000;
/** Below this a measurement is mostly what has been taken up by buffers on the way. */
const SHORTEST_MEASUREMENT_MS = 8_000;

interface Waiter {
  order: number;
  bytes: number;
  admit: (slot: Slot) => void;
}

/**
 * The gate that all requests with bytes pass. It begins with one request in flight, opens up to three as far as the
 * line carries them, and closes to one when a request would need more than a minute or has run out of time, so that
 * even at 0.6 Mbit/s everything arrives (design section 9). Earlier files go first.
 */
export class RequestSlots {
  private currentLimit = 1;
  private pauses = 0;
  private readonly running = new Set<Slot>();
  private readonly waiting: Waiter[] = [];
  private readonly throughput = new Throughput();

  get limit(): number {
    return this.currentLimit;
  }

  /** Waits for a place. `order` ranks the waiting; `bytes` is the size of the request. */
  acquire(order: number, bytes: number): Promise<Slot> {
    return new Promise((admit) => {
      this.waiting.push({ order, bytes, admit });
      this.waiting.sort((a, b) => a.order - b.order);
      this.pump();
    });
  }

  /** The request has been answered, or has failed; a success tells how fast the line is. */
  release(slot: Slot, hasSucceeded: boolean): void {
    if (hasSucceeded) this.learnFrom(slot);
    this.running.delete(slot);
    this.pump();
  }

  /** A request ran out of time: from now on one at a time, until one shows that the line is better. */
  narrow(): void {
    this.currentLimit = 1;
  }

  /** The server asked for patience: nobody gets a place for so long. */
  pause(ms: number): void {
    // Counted, not compared with the time of day: phones set their clocks anew when they find a network.
    this.pauses += 1;
    setTimeout(() => {
      this.pauses -= 1;
      this.pump();
    }, ms);
  }

  private pump(): void {
    while (
      this.waiting.length > 0 &&
      this.running.size < this.currentLimit &&
      this.pauses === 0
    ) {
      const { bytes, admit } = this.waiting.shift()!;
      if (this.running.size === 0) this.throughput.start(Date.now());
      const slot = new Slot(bytes, (sent) => this.onProgress(sent));
      this.running.add(slot);
      admit(slot);
    }
  }

  /** A small request is mostly waiting for its answer: it can show that the line is good, but not that it is bad. */
  private learnFrom(slot: Slot): void {
    const affordable = this.affordable(slot);
    const isTelling = slot.bytes >= SLICE_BYTES / 4;
    this.currentLimit = isTelling
      ? affordable
      : Math.max(this.currentLimit, affordable);
  }

  private affordable(slot: Slot): number {
    const bytesPerMs =
      (slot.bytes / Math.max(1, slot.elapsedMs())) * this.running.size;
    const affordable = Math.floor(
      (bytesPerMs * LONGEST_REQUEST_MS) / SLICE_BYTES,
    );
    return Math.max(1, Math.min(MAX_REQUESTS, affordable));
  }

  private onProgress(sentBytes: number): void {
    const nowMs = Date.now();
    this.throughput.add(sentBytes, nowMs);
    if (
      this.running.size < 2 ||
      this.throughput.spanMs(nowMs) < SHORTEST_MEASUREMENT_MS
    )
      return;
    const share = this.throughput.bytesPerMs(nowMs) / this.running.size;
    const isTooSlow = (slot: Slot) =>
      slot.elapsedMs() + slot.remainingBytes() / share > LONGEST_REQUEST_MS;
    if ([...this.running].some(isTooSlow)) this.keepOnlyOne();
  }

  private keepOnlyOne(): void {
    this.currentLimit = 1;
    const [, ...others] = [...this.running].sort(
      (a, b) => a.remainingBytes() - b.remainingBytes(),
    );
    for (const slot of others) slot.yield();
  }
}
