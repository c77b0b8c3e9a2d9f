import { KEEP_ALIVE_INTERVAL_MS } from '@hatira/contract';
import type { Connection } from './connection';

/** Tells the server every 30 seconds that an upload is going on, and its owner how the last call went. */
export class KeepAlive {
  private timer: ReturnType<typeof setInterval> | undefined;
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

  private async beat(): Promise<void> {
    const timer = this.timer;
    const startedAtMs = Date.now();
    const isAlive = await this.call().then(
      () => true,
      () => false,
    );
    // An answer that comes after the end says nothing of interest.
    if (timer !== this.timer) return;
    if (isAlive || !this.wasCutOff(startedAtMs)) this.onResult(isAlive);
  }

  /** A call that a locked screen or a change of network broke says nothing about the line as it is now. */
  private wasCutOff(startedAtMs: number): boolean {
    return (
      this.connection.isOnline() &&
      this.connection.wasInterruptedSince(startedAtMs)
    );
  }
}
