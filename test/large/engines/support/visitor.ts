import type { WeddingRow } from '@hatira/contract';
import { expect } from '@playwright/test';
import {
  finding,
  type EngineBrowser,
  type Target,
} from './browsers/engine-browser.js';

/** The shared state of a journey's steps. */
export interface Journey {
  visitor: Visitor;
  wedding: WeddingRow;
}

/** Operates a page, and waits for its states. */
export class Visitor {
  constructor(readonly browser: EngineBrowser) {}

  /** Runs a function in the page; it cannot use outside names. */
  read<T>(
    target: Target,
    read: (element: Element | null) => T,
  ): Promise<Awaited<T>> {
    return this.browser.evaluate(`(${read.toString()})(${finding(target)})`);
  }

  async see(target: Target): Promise<void> {
    await expect
      .poll(() => this.read(target, (element) => element !== null), {
        message: `the page shows ${JSON.stringify(target)}`,
      })
      .toBe(true);
  }

  async seeNo(target: Target): Promise<void> {
    await expect
      .poll(() => this.read(target, (element) => element === null), {
        message: `the page hides ${JSON.stringify(target)}`,
      })
      .toBe(true);
  }

  async click(target: Target): Promise<void> {
    await this.see(target);
    await this.browser.click(target);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.see(target);
    await this.browser.type(target, text);
  }

  /**
   * Sets a date at once: no driver's keys reach all parts of the field.
   * @param date YYYY-MM-DD
   */
  async setDate(target: Target, date: string): Promise<void> {
    const set = (input: HTMLInputElement, value: string) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    await this.browser.evaluate(
      `(${set.toString()})(${finding(target)}, ${JSON.stringify(date)})`,
    );
  }

  async expectCount(css: string, count: number): Promise<void> {
    const counted = `document.querySelectorAll(${JSON.stringify(css)}).length`;
    await expect
      .poll(() => this.browser.evaluate(counted), { message: css })
      .toBe(count);
  }

  async expectPicture(target: Target): Promise<void> {
    const widthOf = (image: Element | null) =>
      (image as HTMLImageElement | null)?.naturalWidth ?? 0;
    await expect
      .poll(() => this.read(target, widthOf), { message: target.css })
      .toBeGreaterThan(0);
  }

  /** Waits for playback: WebKitGTK may stall after the first frames. */
  async expectPlaying(): Promise<void> {
    const isPlaying =
      "[...document.querySelectorAll('video')].some((video) => video.currentTime > 0)";
    await expect
      .poll(() => this.browser.evaluate(isPlaying), {
        message: 'a video plays',
      })
      .toBe(true);
  }

  async expectFits(): Promise<void> {
    const over =
      'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await this.browser.evaluate(over)).toBe(0);
  }
}
