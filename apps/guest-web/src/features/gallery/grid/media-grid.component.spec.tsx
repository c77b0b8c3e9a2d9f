import { DESKTOP, PHONE } from '@hatira/component-specs';
import { fakeGallery } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  manyPhotos,
  press,
  renderGallery,
  scrollDown,
  VIEWER,
} from '../../../../test/gallery';

const COUNT = 5_000;
const COUNTED = '5,000';
const MAX_NODES = 1_500;
const items = manyPhotos(COUNT);

const nodes = () => document.querySelectorAll('*').length;

/** @returns the highest element count */
async function scrollThrough(): Promise<number> {
  let most = 0;
  const { documentElement: root } = document;
  while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
    window.scrollBy(0, window.innerHeight * 8);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    most = Math.max(most, nodes());
  }
  return most;
}

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  `renders only the items near the window for ${COUNT} items, on %s`,
  async (_, viewport) => {
    fakeGallery({ items });
    const gallery = await renderGallery({ viewport });
    await expect.element(page.getByText(`${COUNTED} memories`)).toBeVisible();
    expect(nodes()).toBeLessThan(MAX_NODES);
    expect(await scrollThrough()).toBeLessThan(MAX_NODES);
    await expect.element(gallery.tile(`IMG_${COUNT}.jpg`)).toBeInViewport();
    await gallery.choose();
    await press(' ', gallery.selectAll);
    await expect.element(page.getByText(`${COUNTED} selected`)).toBeVisible();
    expect(nodes()).toBeLessThan(MAX_NODES);
  },
);

it('renders only the items near the window in the viewer', async () => {
  fakeGallery({ items });
  const viewer = await renderGallery({ path: VIEWER, viewport: PHONE });
  await viewer.expectPosition(`1 of ${COUNTED}`);
  expect(nodes()).toBeLessThan(MAX_NODES);
  await press('{End}');
  await viewer.expectPosition(`${COUNTED} of ${COUNTED}`);
  expect(nodes()).toBeLessThan(MAX_NODES);
});

it('returns to the same photo after a reload', async () => {
  fakeGallery({ items: items.slice(0, 1_000) });
  await renderGallery({ viewport: PHONE });
  await expect.element(page.getByText('1,000 memories')).toBeVisible();
  await scrollDown(9_000);
  const topmost = () =>
    document
      .elementFromPoint(window.innerWidth / 4, 200)
      ?.closest('[role="listitem"]')?.ariaPosInSet;
  await expect.poll(topmost).toBeTruthy();
  const before = topmost();
  window.dispatchEvent(new Event('pagehide'));
  window.scrollTo(0, 0);
  await renderGallery({ viewport: PHONE });
  await expect.poll(topmost).toBe(before);
});
