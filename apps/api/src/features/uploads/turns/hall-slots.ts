const WINDOW_MS = 2_000;
const FIRST = 4;
const LEAST = 2;
const MOST = 64;
/** More slots have brought more bytes. */
const HIGHER = 1.05;
/** Too few slots: the network has room. */
const LOWER = 0.85;
/** The factor of each window: a network may have become slower. */
const FORGETTING = 0.98;

/** Bytes so far, and the number of processes that have counted them. */
export interface Arrived {
  bytes: number;
  sources: number;
}

/**
 * Finds the least number of requests at once that fills a hall's network, so
 * that a new guest's photo meets few others. Measures while guests wait.
 */
export class HallSlots {
  private slots = FIRST;
  private bestRate = 0;
  private before: Arrived = { bytes: 0, sources: 0 };
  private sinceMs = performance.now();
  private isCrowded = true;

  get count(): number {
    return Math.floor(this.slots);
  }

  /**
   * @param arrived in all processes
   * @param hasWaiting whether guests wait now
   */
  measure(arrived: Arrived, hasWaiting: boolean): void {
    this.isCrowded &&= hasWaiting;
    const ms = performance.now() - this.sinceMs;
    if (ms < WINDOW_MS) return;
    // A process that ends or joins takes its bytes along.
    const isSteady = arrived.sources === this.before.sources;
    const bytes = arrived.bytes - this.before.bytes;
    if (this.isCrowded && isSteady && bytes >= 0) this.adapt(bytes / ms);
    this.isCrowded = hasWaiting;
    this.before = arrived;
    this.sinceMs = performance.now();
  }

  private adapt(rate: number): void {
    const slots = this.slots * this.changeFor(rate);
    this.slots = Math.min(MOST, Math.max(LEAST, slots));
    this.bestRate = Math.max(rate, this.bestRate * FORGETTING);
  }

  private changeFor(rate: number): number {
    if (rate > this.bestRate * HIGHER) return 1.5;
    return rate < this.bestRate * LOWER ? 1.5 : 0.7;
  }
}
