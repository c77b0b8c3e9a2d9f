import { spread } from '../../../shared/lib/spread';
import type { BatchSummary, UploadEngine } from '../engine/upload-engine';
import { isFailedByLine } from './failed-by-line';

/** A phone that is back needs a moment, and its owner may be back with the files chosen again. */
const SETTLE_MS = 3_000;
const SHORTEST_PAUSE_MS = 30_000;
/** How often the pause doubles while nothing gets through: up to eight minutes, and its spread. */
const MOST_DOUBLINGS = 4;

/**
 * Sends again what the line has failed: a network may be gone without a sign and use up every attempt. Tried as soon as
 * the phone is online again or its page is looked at, at most twice a minute; and by itself, ever less often, as long as
 * somebody looks at the page. One small question goes ahead: while that gets no answer, no photo costs battery.
 */
export class AutomaticRetry {
  private readonly engine: UploadEngine;
  private readonly ask: () => Promise<unknown>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAtMs = 0;
  private lastAtMs = 0;
  private triesInVain = 0;

  /** @param ask a call that only our server answers, and only when it can take files */
  constructor(engine: UploadEngine, ask: () => Promise<unknown>) {
    this.engine = engine;
    this.ask = ask;
  }

  /** Lives as long as the page. */
  watch(): void {
    window.addEventListener('online', () => this.tryEarly());
    document.addEventListener(
      'visibilitychange',
      () => !document.hidden && this.tryEarly(),
    );
  }

  /** To be told how each batch has ended. */
  onBatchEnd({ done }: BatchSummary): void {
    if (done > 0) this.triesInVain = 0;
    this.tryLater();
  }

  private tryEarly(): void {
    this.triesInVain = 0;
    const restMs = Math.min(
      this.lastAtMs + SHORTEST_PAUSE_MS - Date.now(),
      SHORTEST_PAUSE_MS,
    );
    this.schedule(Math.max(SETTLE_MS, restMs));
  }

  private tryLater(): void {
    if (this.idsOfFailed().length === 0) return;
    this.schedule(
      SHORTEST_PAUSE_MS * 2 ** Math.min(this.triesInVain, MOST_DOUBLINGS),
    );
  }

  /** The earliest of all that was asked for counts. */
  private schedule(ms: number): void {
    const waitMs = spread(ms);
    const dueAtMs = Date.now() + waitMs;
    if (this.timer !== undefined && this.dueAtMs <= dueAtMs) return;
    clearTimeout(this.timer);
    this.dueAtMs = dueAtMs;
    this.timer = setTimeout(() => void this.retry(), waitMs);
  }

  private async retry(): Promise<void> {
    this.timer = undefined;
    // Whoever looks at the page again begins it anew.
    if (document.hidden || this.idsOfFailed().length === 0) return;
    this.lastAtMs = Date.now();
    this.triesInVain += 1;
    const isAnswered = await this.ask().then(
      () => true,
      () => false,
    );
    if (isAnswered) this.engine.retry(this.idsOfFailed());
    else this.tryLater();
  }

  private idsOfFailed(): string[] {
    return this.engine
      .failedFiles()
      .flatMap(({ id, error }) => (isFailedByLine(error) ? [id] : []));
  }
}
