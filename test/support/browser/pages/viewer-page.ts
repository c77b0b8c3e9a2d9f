import { expect, type Locator, type Page } from '@playwright/test';
import { PAGES, type WeddingRow } from '@hatira/contract';
import { Fingers, type Point } from '../fingers.js';

/** The page with one large photo or video, in English. */
export class ViewerPage {
  readonly position: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  private readonly slide: Locator;
  private readonly picture: Locator;

  constructor(
    readonly page: Page,
    private readonly wedding: WeddingRow,
  ) {
    this.position = page.getByText(/^[\d,]+ of [\d,]+$/);
    this.previous = page.getByRole('button', { name: 'Previous' });
    this.next = page.getByRole('button', { name: 'Next' });
    this.slide = page.locator('[data-slide="current"]');
    this.picture = this.slide.locator('img');
  }

  async open(place = ''): Promise<void> {
    await this.page.goto(PAGES.mobileGallery(this.wedding.hash) + place);
    await expect(
      this.page.getByRole('heading', { name: 'Elif & Can' }),
    ).toBeVisible();
  }

  async expectPicture(): Promise<void> {
    await expect
      .poll(() =>
        this.picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }

  /** The zoom factor; 1 fits the screen. */
  zoom(): Promise<number> {
    return this.picture.evaluate((image) =>
      Number(/scale\(([\d.]+)\)/.exec(image.style.transform)?.[1] ?? 1),
    );
  }

  /** Distance from the middle in pixels. */
  offset(): Promise<Point> {
    return this.picture.evaluate((image) => {
      const [, x = 0, y = 0] =
        /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(image.style.transform) ??
        [];
      return { x: Number(x), y: Number(y) };
    });
  }

  /** The page's offset under the finger in pixels. */
  turned(): Promise<number> {
    return this.slide.evaluate((slide) => slide.getBoundingClientRect().left);
  }

  async drag(...ways: [from: Point, to: Point][]): Promise<void> {
    const fingers = await Fingers.on(this.page);
    await fingers.put(...ways.map(([from]) => from));
    await fingers.move(...ways);
    await fingers.lift();
  }

  async doubleTap(point: Point): Promise<void> {
    const fingers = await Fingers.on(this.page);
    for (let tap = 0; tap < 2; tap++) {
      await fingers.put(point);
      await fingers.lift();
    }
  }
}
