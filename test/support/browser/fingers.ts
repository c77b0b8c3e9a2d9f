import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** Interval of a phone's touch events. */
const STEP_MS = 16;
const STEPS = 10;

/** Touch with its own timestamps: gestures as fast on every machine. */
export class Fingers {
  private constructor(
    private readonly session: CDPSession,
    private atMs: number,
  ) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page), Date.now());
  }

  async put(...points: Point[]): Promise<void> {
    await this.touch('touchStart', points);
  }

  /** Moves each finger straight. */
  async move(...ways: [from: Point, to: Point][]): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      const along = (from: number, to: number) =>
        from + ((to - from) * step) / STEPS;
      await this.touch(
        'touchMove',
        ways.map(([from, to]) => ({
          x: along(from.x, to.x),
          y: along(from.y, to.y),
        })),
      );
    }
  }

  async lift(): Promise<void> {
    await this.touch('touchEnd', []);
  }

  /** Cancels the touch, as for system gestures. */
  async lose(): Promise<void> {
    await this.touch('touchCancel', []);
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: Point[],
  ): Promise<void> {
    this.atMs += STEP_MS;
    await this.session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: this.atMs / 1000,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  }
}
