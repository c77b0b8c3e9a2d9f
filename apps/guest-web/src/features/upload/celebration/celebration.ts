/** Specification section 9. */
const BATCH_BURST = { pieces: 200, durationMs: 5_000 };
const FILE_BURST = { pieces: 80, durationMs: 2_000 };

/**
 * Starts a small burst per file, a large one per batch without a failure; none
 * under reduced motion or on a hidden page.
 */
export class Celebration {
  celebrateFile(): void {
    void this.burst(FILE_BURST);
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
    try {
      const { dropConfetti } = await import('./confetti');
      dropConfetti(pieces, durationMs);
    } catch {
      // The photos need the network more.
    }
  }
}
