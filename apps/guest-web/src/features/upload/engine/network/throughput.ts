const WINDOW_MS = 10_000;

export class Throughput {
  private samples: { atMs: number; bytes: number }[] = [];
  private startedAtMs = 0;

  start(nowMs: number): void {
    this.samples = [];
    this.startedAtMs = nowMs;
  }

  add(bytes: number, nowMs: number): void {
    this.samples.push({ atMs: nowMs, bytes });
    while (this.samples[0] && this.samples[0].atMs < nowMs - WINDOW_MS)
      this.samples.shift();
  }

  /** Returns the measured time, at most ten seconds. */
  spanMs(nowMs: number): number {
    return Math.min(nowMs - this.startedAtMs, WINDOW_MS);
  }

  bytesPerMs(nowMs: number): number {
    const bytes = this.samples.reduce((sum, sample) => sum + sample.bytes, 0);
    return bytes / Math.max(1, this.spanMs(nowMs));
  }
}
