import type { WallMade } from '@hatira/contract';
import { expect, type Locator, type Page } from '@playwright/test';

/** A screen in the hall, in English. */
export class WallPage {
  readonly screen: Locator;
  /** Items on the screen; two in a pair. */
  readonly shots: Locator;

  constructor(readonly page: Page) {
    this.screen = page.getByRole('main', { name: 'Live wall' });
    this.shots = page.locator('[data-over="false"] [data-item]');
  }

  async open({ url }: WallMade): Promise<void> {
    await this.page.goto(new URL(url).pathname);
    await expect(this.screen).toBeVisible();
  }

  /** The number of the turn. */
  async turn(): Promise<number> {
    const slide = this.page.locator('[data-over="false"][data-slide]');
    return Number(await slide.getAttribute('data-slide'));
  }

  /** Waits for a turn of that number or a later one. */
  async expectTurn(number: number): Promise<void> {
    await expect
      .poll(() => this.turn(), { timeout: 1_100_000 })
      .toBeGreaterThanOrEqual(number);
  }

  /** Makes hours of minutes from the next page on: timers run faster. */
  async accelerate(times: number): Promise<void> {
    await this.page.addInitScript((first) => {
      const setTimer = window.setTimeout.bind(window);
      const real = Date.now.bind(Date);
      const clock = { times: first, real: real(), shown: real() };
      Date.now = () => clock.shown + (real() - clock.real) * clock.times;
      const hurry = (times: number) =>
        Object.assign(clock, { times, shown: Date.now(), real: real() });
      const faster = (run: () => void, delay = 0) =>
        setTimer(run, delay / clock.times);
      Object.assign(window, { setTimeout: faster, hurry });
    }, times);
  }

  /** Hurries a page that was opened accelerated, from the next turn on. */
  async hurry(times: number): Promise<void> {
    await this.page.evaluate(
      (wanted) =>
        (window as unknown as { hurry: (times: number) => unknown }).hurry(
          wanted,
        ),
      times,
    );
    await this.page.keyboard.press('ArrowRight');
  }

  /** Counts the object addresses that are not freed. */
  async countAddresses(): Promise<void> {
    await this.page.addInitScript(() => {
      const live = new Set<string>();
      const create = URL.createObjectURL.bind(URL);
      const revoke = URL.revokeObjectURL.bind(URL);
      URL.createObjectURL = (source) => {
        const address = create(source);
        live.add(address);
        return address;
      };
      URL.revokeObjectURL = (address) => {
        live.delete(address);
        revoke(address);
      };
      Object.assign(window, { liveAddresses: live });
    });
  }

  async addresses(): Promise<number> {
    return this.page.evaluate(
      () =>
        (window as unknown as { liveAddresses: Set<string> }).liveAddresses
          .size,
    );
  }
}
