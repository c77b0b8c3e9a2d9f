import { reportWall } from '@hatira/api-client';

/** Fast skipping is reported at its end. */
const LEAST_MS = 2_000;
/** A paused screen is on, too. */
const REPEAT_MS = 60_000;

/** Tells the remote control the items on the screen. */
export class ShownReport {
  private ids: readonly string[] = [];
  private sentAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly token: string) {}

  show(ids: readonly string[]): void {
    this.ids = ids;
    this.plan(Math.max(0, this.sentAt + LEAST_MS - Date.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private plan(waitMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), waitMs);
  }

  private send(): void {
    this.sentAt = Date.now();
    this.plan(REPEAT_MS);
    // The next report makes up for it.
    if (navigator.onLine)
      void reportWall(this.token, this.ids).catch(() => undefined);
  }
}
