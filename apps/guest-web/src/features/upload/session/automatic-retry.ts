import { withJitter } from '../../../shared/lib/with-jitter';
import type { BatchSummary, UploadEngine } from '../engine/upload-engine';
import { isTransient } from '../engine/failure-policy';

/** The guest may be choosing the files again. */
const SETTLE_MS = 3_000;
const SHORTEST_PAUSE_MS = 30_000;
/** Up to eight minutes, plus jitter. */
const MOST_DOUBLINGS = 4;

/**
 * Sends files again that failed on the network: when online or visible again or
 * when another file has arrived, at most twice a minute, ever less often while
 * visible. A probe goes first, so that a dead network costs no battery.
 */
export class AutomaticRetry {
  private readonly engine: UploadEngine;
  private readonly probe: () => Promise<unknown>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAtMs = 0;
  private lastAtMs = 0;
  private failedTries = 0;

  /** @param probe only our server answers it, and only when it accepts files */
  constructor(engine: UploadEngine, probe: () => Promise<unknown>) {
    this.engine = engine;
    this.probe = probe;
  }

  watch(): void {
    window.addEventListener('online', () => this.tryEarly());
    document.addEventListener(
      'visibilitychange',
      () => !document.hidden && this.tryEarly(),
    );
  }

  /** The server is there again: the other files need not wait. */
  onDone(): void {
    if (this.idsOfFailed().length > 0) this.tryEarly(0);
  }

  onBatchEnd({ done }: BatchSummary): void {
    if (done > 0) this.failedTries = 0;
    this.tryLater();
  }

  private tryEarly(settleMs = SETTLE_MS): void {
    this.failedTries = 0;
    const restMs = Math.min(
      this.lastAtMs + SHORTEST_PAUSE_MS - Date.now(),
      SHORTEST_PAUSE_MS,
    );
    this.schedule(Math.max(settleMs, restMs));
  }

  private tryLater(): void {
    if (this.idsOfFailed().length === 0) return;
    this.schedule(
      SHORTEST_PAUSE_MS * 2 ** Math.min(this.failedTries, MOST_DOUBLINGS),
    );
  }

  /** The earliest time wins. */
  private schedule(ms: number): void {
    const waitMs = withJitter(ms);
    const dueAtMs = Date.now() + waitMs;
    if (this.timer !== undefined && this.dueAtMs <= dueAtMs) return;
    clearTimeout(this.timer);
    this.dueAtMs = dueAtMs;
    this.timer = setTimeout(() => void this.retry(), waitMs);
  }

  private async retry(): Promise<void> {
    this.timer = undefined;
    // The visibility event schedules the next attempt.
    if (document.hidden || this.idsOfFailed().length === 0) return;
    this.lastAtMs = Date.now();
    this.failedTries += 1;
    const isAnswered = await this.probe().then(
      () => true,
      () => false,
    );
    if (isAnswered) this.engine.retry(this.idsOfFailed());
    else this.tryLater();
  }

  private idsOfFailed(): string[] {
    return this.engine
      .failedFiles()
      .flatMap(({ id, error }) => (isTransient(error) ? [id] : []));
  }
}
