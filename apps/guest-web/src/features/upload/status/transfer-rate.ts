/** Evens out slices and pauses. */
const WINDOW_MS = 30_000;
const SHORTEST_SPAN_MS = 5_000;

/** Measures a batch's speed from its totals. */
export class TransferRate {
  private samples: { atMs: number; sentBytes: number }[] = [];

  /** A smaller total starts a new measurement. */
  note(sentBytes: number, atMs: number): void {
    const last = this.last();
    if (last && sentBytes < last.sentBytes) this.samples = [];
    this.samples.push({ atMs, sentBytes });
    while (this.samples[1] && this.samples[1].atMs < atMs - WINDOW_MS)
      this.samples.shift();
  }

  /**
   * Undefined before enough is measured, and while the batch makes no progress.
   */
  msFor(bytes: number): number | undefined {
    const first = this.samples[0];
    const last = this.last();
    if (!first || !last) return undefined;
    const spanMs = last.atMs - first.atMs;
    const sentBytes = last.sentBytes - first.sentBytes;
    if (spanMs < SHORTEST_SPAN_MS || sentBytes === 0) return undefined;
    return (bytes * spanMs) / sentBytes;
  }

  private last() {
    return this.samples[this.samples.length - 1];
  }
}
