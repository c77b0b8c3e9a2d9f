import { expectComplaint, PHONE, setScreen } from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH, mediaItem, sampleId } from '@hatira/fake-api';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  boxOf,
  eveningOf,
  lackingOf,
  renderGallery,
} from '../../../test/gallery';
import { renderGuestPage } from '../../../test/guest-page';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const ONE_LINE_PX = 60;
const toolbar = page.getByCss('[data-toolbar]');
const handle = page.getByRole('slider');

describe('the timeline', () => {
  it("keeps the hour's heading below the day's in sight", async () => {
    fakeGallery({ items: eveningOf(60, SECOND_MS) });
    await renderGallery({ order: 'moment' });
    const day = page.getByRole('heading', { level: 2 }).first();
    const hour = page.getByRole('heading', { level: 3 }).first();
    await expect.element(hour).toBeVisible();
    window.scrollTo(0, 1_500);
    await expect.poll(() => boxOf(day).top).toBeLessThan(80);
    await expect.element(hour).toBeInViewport();
    expect(boxOf(hour).top).toBeCloseTo(boxOf(day).bottom, -1);
  });

  it('scrolls a focused tile below its headings, also in letters of 200 %', async () => {
    fakeGallery({ items: eveningOf(60, SECOND_MS) });
    document.documentElement.style.fontSize = '200%';
    await renderGallery({ order: 'moment', viewport: PHONE });
    const hour = page.getByRole('heading', { level: 3 }).first();
    await expect.element(hour).toBeVisible();
    const focused = () => document.activeElement!.closest('[data-tile]')!;
    page.getByCss('[data-tile="0"] input').element().focus();
    await userEvent.keyboard('{End}');
    for (let row = 0; row < 8; row++) {
      await userEvent.keyboard('{ArrowUp}');
      await expect
        .poll(() => focused().getBoundingClientRect().top - boxOf(hour).bottom)
        .toBeGreaterThanOrEqual(0);
    }
    expect(window.scrollY).toBeGreaterThan(0);
  });

  it('has its handle below an opened filter', async () => {
    fakeGallery({ items: eveningOf(200, MINUTE_MS) });
    await renderGallery({ order: 'moment', viewport: PHONE });
    await expect.element(handle).toBeInTheDocument();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    await expect
      .poll(() => boxOf(handle).top - boxOf(toolbar).bottom)
      .toBeGreaterThanOrEqual(0);
  });
});

describe('the choices', () => {
  it('of the viewer show the whole order on phones, in the longest language', async () => {
    fakeGallery({ items: eveningOf(3, MINUTE_MS) });
    await renderGuestPage(`/camera-roll-mobile/${FIRST_HASH}`, {
      language: 'el',
      viewport: PHONE,
    });
    const order = page.getByCss('header [role=group] select');
    await expect.element(order).toBeVisible();
    await expect.poll(() => lackingOf(order)).toBe(0);
  });

  it('of the gallery have one line on laptops, and on the narrowest phone, in the longest language', async () => {
    expectComplaint(/ResizeObserver loop/);
    fakeGallery({ items: eveningOf(3, MINUTE_MS) });
    await renderGallery({
      language: 'el',
      viewport: { width: 1024, height: 800 },
    });
    const controls = page.getByCss('[data-toolbar] button');
    await expect.element(controls).toHaveLength(5);
    for (const width of [1024, 390, 320]) {
      await setScreen({ viewport: { width, height: 640 } });
      await expect.poll(() => window.innerWidth).toBe(width);
      const middles = controls.elements().map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
      expect(new Set(middles).size, `${width} px`).toBe(1);
    }
    await expect.poll(() => boxOf(toolbar).height).toBeLessThan(ONE_LINE_PX);
  });
});

describe('hearts over tiles', () => {
  const heart = page.getByRole('button', { name: /^Favourite/ }).first();

  it('leave the checkbox to the mouse while they are unseen', async () => {
    fakeGallery({ items: eveningOf(3, MINUTE_MS) });
    await renderGallery();
    await expect.element(heart).toBeInTheDocument();
    const checkbox = page.getByCss('[data-tile="0"] input');
    const { left, top, width, height } = boxOf(checkbox);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.closest('button')).toBeNull();
    await checkbox.click();
    await expect.element(checkbox).toBeChecked();
  });

  it('are in the corner once given', async () => {
    const marks = { shared: { heart: true } };
    fakeGallery({ items: [mediaItem({ id: sampleId(1), marks })] });
    await renderGallery();
    await expect.element(heart).toBeVisible();
    const tile = heart.element().closest('[data-tile]')!;
    expect(boxOf(heart).left).toBeCloseTo(
      tile.getBoundingClientRect().left,
      -1,
    );
  });
});
