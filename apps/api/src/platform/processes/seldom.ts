const PAUSE_MS = 50;

/** Runs a task at most once in 50 ms, and at once after a quiet time. */
export class Seldom {
  private ranAtMs = -PAUSE_MS;
  private isDue = false;

  constructor(private readonly task: () => void) {}

  /** A request while a run is due has no effect. */
  request(): void {
    if (this.isDue) return;
    this.isDue = true;
    const restMs = this.ranAtMs + PAUSE_MS - performance.now();
    if (restMs <= 0) setImmediate(() => this.run());
    else setTimeout(() => this.run(), restMs);
  }

  private run(): void {
    this.isDue = false;
    this.ranAtMs = performance.now();
    this.task();
  }
}
