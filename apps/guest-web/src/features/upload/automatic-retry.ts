import { ApiError } from '@hatira/api-client';
import { spread } from '../../shared/lib/spread';
import type { UploadEngine } from './engine/upload-engine';

/** A phone that is back needs a moment, and its owner may be back with the files chosen again. */
const SETTLE_MS = 3_000;
const SHORTEST_PAUSE_MS = 30_000;

/**
 * Sends again what the line has failed as soon as the phone is online again or its page is looked at: a network may be
 * gone without a sign and use up every attempt while the phone is in a pocket. At most twice a minute.
 */
export class AutomaticRetry {
  private readonly engine: UploadEngine;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastAtMs = 0;

  constructor(engine: UploadEngine) {
    this.engine = engine;
  }

  /** Lives as long as the page. */
  watch(): void {
    window.addEventListener('online', () => this.schedule());
    document.addEventListener('visibilitychange', () => !document.hidden && this.schedule());
  }

  private schedule(): void {
    const pauseMs = this.lastAtMs + SHORTEST_PAUSE_MS - Date.now();
    this.timer ??= setTimeout(() => this.retry(), spread(Math.max(SETTLE_MS, pauseMs)));
  }

  private retry(): void {
    this.timer = undefined;
    const ids = this.engine.failedFiles().flatMap(({ id, error }) => (isOfTheLine(error) ? [id] : []));
    if (ids.length === 0) return;
    this.lastAtMs = Date.now();
    this.engine.retry(ids);
  }
}

/** No answer, or a proxy's word that there is none. */
function isOfTheLine(error: unknown): boolean {
  return error instanceof ApiError && (error.isNetworkFailure || error.isTimeout || [502, 503].includes(error.status));
}
