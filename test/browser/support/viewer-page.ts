import { expect, type Locator, type Page } from '@playwright/test';
import { PAGES, type WeddingRow } from '@hatira/contract';

type Point = { x: number; y: number };

/** The page with one large photo or video, as one finds things on it, in English. */
export class ViewerPage {
  readonly position: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  /** The thumbnail of what is shown large. */
  readonly current: Locator;
  private readonly picture: Locator;

  constructor(
    readonly page: Page,
    private readonly wedding: WeddingRow,
  ) {
    this.position = page.getByText(/^[\d,]+ of [\d,]+$/);
    this.previous = page.getByRole('button', { name: 'Previous' });
    this.next = page.getByRole('button', { name: 'Next' });
    this.current = page.getByRole('list', { name: 'Photos and videos' }).locator('[aria-current="true"]');
    this.picture = page.locator('[data-slide="current"] img');
  }

  async open(place = ''): Promise<void> {
    await this.page.goto(PAGES.mobileGallery(this.wedding.hash) + place);
    await expect(this.page.getByRole('heading', { name: 'Elif & Can' })).toBeVisible();
  }

  filter(name: 'All' | 'Photos' | 'Videos'): Locator {
    return this.page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });
  }

  async expectPicture(): Promise<void> {
    await expect.poll(() => this.picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  /** How large the photo is drawn: 1 is as it fits. */
  zoom(): Promise<number> {
    return this.picture.evaluate((image) => Number(/scale\(([\d.]+)\)/.exec(image.style.transform)?.[1] ?? 1));
  }

  /** Fingers on the screen, each from where to where. */
  async drag(...fingers: [Point, Point][]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
      });
    const steps = 10;
    const at = (part: number) =>
      fingers.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
    await touch('touchStart', at(0));
    for (let step = 1; step <= steps; step++) await touch('touchMove', at(step / steps));
    await touch('touchEnd', []);
    await session.detach();
  }
}
