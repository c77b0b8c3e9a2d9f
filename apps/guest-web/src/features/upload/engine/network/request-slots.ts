import { SLICE_BYTES } from '@hatira/contract';
import { Slot } from './slot';
import { Throughput } from './throughput';

const MAX_REQUESTS = 3;
/** Orders from here on are of videos, which go after all photos. */
export const FIRST_VIDEO = 1e9;
/** A longer one would time out on a slower network. */
const LONGEST_REQUEST_MS = 60_000;
/** A shorter measurement shows mostly buffers. */
const SHORTEST_MEASUREMENT_MS = 8_000;

interface Waiter {
  order: number;
  bytes: number;
  onHeld: () => void;
  admit: (slot: Slot) => void;
}

/**
 * Limits requests with bytes in flight: one at first, up to three while the
 * network carries them, one again after a timeout or when a request would need
 * over a minute. Every file must arrive even at 0.6 Mbit/s.
 */
export class RequestSlots {
  private currentLimit = 1;
  private pauses = 0;
  private holds = 0;
  private readonly running = new Set<Slot>();
  private readonly waiting: Waiter[] = [];
  private readonly throughput = new Throughput();

  get limit(): number {
    return this.currentLimit;
  }

  get isPhotoNext(): boolean {
    return (this.waiting[0]?.order ?? 0) < FIRST_VIDEO;
  }

  /**
   * @param order earlier files go first
   * @param onHeld called while the server asks the phone to wait
   */
  acquire(
    order: number,
    bytes: number,
    onHeld: () => void = () => undefined,
  ): Promise<Slot> {
    return new Promise((admit) => {
      this.waiting.push({ order, bytes, onHeld, admit });
      if (this.holds) onHeld();
      this.waiting.sort((a, b) => a.order - b.order);
      this.pump();
    });
  }

  release(slot: Slot, hasSucceeded: boolean): void {
    if (hasSucceeded) this.learnFrom(slot);
    this.running.delete(slot);
    this.pump();
  }

  /** Allows one request until a fast one raises the limit. */
  narrow(): void {
    this.currentLimit = 1;
  }

  /** Admits no request until then. */
  async hold(until: Promise<unknown>): Promise<void> {
    this.pauses += 1;
    this.holds += 1;
    this.waiting.forEach(({ onHeld }) => onHeld());
    await until;
    this.holds -= 1;
    this.pauses -= 1;
    this.pump();
  }

  limitTo(requests: number): void {
    this.currentLimit = Math.max(1, Math.min(this.currentLimit, requests));
  }

  pause(ms: number): void {
    // Phones reset the clock when they join a network.
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

  /** Mostly latency: a small request cannot prove a slow network. */
  private learnFrom(slot: Slot): void {
    const affordable = this.affordable(slot);
    const isMeasurement = slot.bytes >= SLICE_BYTES / 4;
    this.currentLimit = isMeasurement
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
