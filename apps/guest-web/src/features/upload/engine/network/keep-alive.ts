import { KEEP_ALIVE_INTERVAL_MS } from '@hatira/contract';
import type { Connection } from './connection';

/** Calls the server every 30 seconds and reports each result. */
export class KeepAlive {
  private timer: ReturnType<typeof setInterval> | undefined;
  private answeredAtMs = 0;
  private readonly call: () => Promise<void>;
  private readonly connection: Connection;
  private readonly onResult: (isAlive: boolean) => void;

  constructor(
    call: () => Promise<void>,
    connection: Connection,
    onResult: (isAlive: boolean) => void,
  ) {
    this.call = call;
    this.connection = connection;
    this.onResult = onResult;
  }

  start(): void {
    this.stop();
    this.timer = setInterval(() => void this.beat(), KEEP_ALIVE_INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Another request has succeeded. */
  noteAnswer(): void {
    this.answeredAtMs = Date.now();
    this.onResult(true);
  }

  private async beat(): Promise<void> {
    const timer = this.timer;
    const startedAtMs = Date.now();
    const isAlive = await this.call().then(
      () => true,
      () => false,
    );
    if (timer !== this.timer) return;
    if (isAlive || !this.isExplained(startedAtMs)) this.onResult(isAlive);
  }

  /**
   * A locked screen or a change of network aborts calls, too; an offline phone
   * is reported elsewhere, and a slow network answers the files first.
   */
  private isExplained(startedAtMs: number): boolean {
    return (
      this.answeredAtMs >= startedAtMs ||
      this.connection.wasInterruptedSince(startedAtMs)
    );
  }
}
