import {
  DESKTOP,
  expectComplaint,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import {
  archiveState,
  fakeGallery,
  FIRST_HASH,
  mediaItem,
  sampleId,
} from '@hatira/fake-api';
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
const LANDSCAPE = { width: 844, height: 390 };
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
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    await expect
      .poll(() => boxOf(handle).top - boxOf(toolbar).bottom)
      .toBeGreaterThanOrEqual(0);
  });
});

describe('the choices', () => {
  it('stay readable beside the title and the line of an archive', async () => {
    expectComplaint(/ResizeObserver loop/);
    const items = eveningOf(3, SECOND_MS).map((item) => ({
      ...item,
      camera: 'Canon R6',
    }));
    fakeGallery({ items })
      .on('getArchives', [archiveState()])
      .on('getArchive', archiveState());
    await renderGallery({ order: 'moment', viewport: DESKTOP });
    await expect
      .element(page.getByText('Your download is ready'))
      .toBeVisible();
    for (const viewport of [DESKTOP, LANDSCAPE]) {
      await setScreen({ viewport });
      for (const name of ['Similar photos', 'Sort by'])
        await expect
          .poll(() => lackingOf(page.getByLabelText(name, { exact: true })), {
            message: `${name} at ${viewport.width} px`,
          })
          .toBe(0);
    }
  });

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

  it('have one line on laptops, and the bar on the narrowest phone, in the longest language', async () => {
    expectComplaint(/ResizeObserver loop/);
    const items = eveningOf(3, MINUTE_MS).map((item) => ({
      ...item,
      note: 'Ayşe|Mutluluklar!',
    }));
    fakeGallery({ items });
    await renderGallery({
      language: 'el',
      viewport: { width: 1024, height: 800 },
    });
    const search = page.getByRole('searchbox');
    await expect.element(search).toBeVisible();
    const { top, bottom } = boxOf(search);
    const conditions = [...search.element().parentElement!.children];
    expect(conditions.length).toBeGreaterThan(3);
    for (const condition of conditions) {
      const box = condition.getBoundingClientRect();
      expect((box.top + box.bottom) / 2).toBeCloseTo((top + bottom) / 2, -1);
    }
    await setScreen({ viewport: { width: 320, height: 640 } });
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
