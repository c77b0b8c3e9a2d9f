/** Pieces and duration in milliseconds (specification section 9). */
const BATCH_BURST = { pieces: 200, durationMs: 5_000 };
const FILE_BURST = { pieces: 80, durationMs: 2_000 };

/**
 * Starts a small burst per file and a large one for a batch without a failure.
 * Skips small bursts while one is falling, because fast files would overload
 * the phone, and all under reduced motion.
 */
export class Celebration {
  private busyUntilMs = 0;
  private clear: (() => void) | undefined;

  celebrateFile(): void {
    if (performance.now() >= this.busyUntilMs) void this.burst(FILE_BURST);
  }

  celebrateBatch(): void {
    void this.burst(BATCH_BURST);
  }

  private async burst({
    pieces,
    durationMs,
  }: typeof BATCH_BURST): Promise<void> {
    if (
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      document.hidden
    )
      return;
    this.busyUntilMs = performance.now() + durationMs;
    try {
      const { dropConfetti } = await import('./confetti');
      this.clear?.();
      this.clear = dropConfetti(pieces, durationMs);
    } catch {
      // The photos need the network more.
    }
  }
}
