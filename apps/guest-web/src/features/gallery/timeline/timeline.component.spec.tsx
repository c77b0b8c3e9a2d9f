import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  chooseInMenu,
  focus,
  manyPhotos,
  press,
  renderGallery,
  scrollDown,
} from '../../../../test/gallery';

const COUNT = 2_000;
const STEP_MS = 100_000;
/** 18:59:50 in New York, and another hour in most places. */
const LATEST = Date.parse('2026-06-20T22:59:50Z');

const items = manyPhotos(COUNT, (number) => ({
  moment: new Date(LATEST - (number - 1) * STEP_MS).toISOString(),
}));
const WIDTHS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

const slider = page.getByRole('slider').first();
const day = page.getByRole('heading', { level: 2 });
const hours = page.getByRole('heading', { level: 3 });
const tile = (place: number) => page.getByCss(`[data-tile="${place}"]`);
const topOf = (place: typeof day) =>
  place.element().getBoundingClientRect().top;

async function openTimeline(options: Parameters<typeof renderGallery>[0] = {}) {
  localStorage.setItem(`media-order ${FIRST_HASH}`, 'moment');
  fakeGallery({ items, wedding: { timeZone: 'America/New_York' } });
  const gallery = await renderGallery({ viewport: PHONE, ...options });
  // All pages are loaded.
  await expect.element(page.getByCss('#root header p')).toHaveText(/\d/);
  return gallery;
}

it.each([
  [
    'tr',
    ['20 Haziran 2026 Cumartesi', '18 Haziran 2026 Perşembe'],
    'Saat 18:00’den itibaren',
  ],
  ['de', ['Samstag, 20. Juni 2026', 'Donnerstag, 18. Juni 2026'], 'Ab 18 Uhr'],
  [
    'en',
    ['Saturday, June 20, 2026', 'Thursday, June 18, 2026'],
    'From 6:00 PM',
  ],
] as const)(
  "has headings of days and hours in the wedding's zone, in %s",
  async (language, days, hour) => {
    await openTimeline({ language });
    await expect.element(day.first()).toHaveText(days[0]);
    await expect.element(hours.first()).toHaveText(hour);
    await scrollDown(700);
    // It stays below the toolbar while its pictures pass.
    await expect.poll(() => topOf(day.first())).toBeLessThan(80);
    await expect.element(day.first()).toBeInViewport();
    await expect.element(hours.first()).toBeInViewport();
    const { bottom } = day.first().element().getBoundingClientRect();
    expect(topOf(hours.first())).toBeCloseTo(bottom, -1);
    window.scrollTo(0, 1e9);
    await expect.element(day.last()).toHaveText(days[1]);
    await expect.element(tile(COUNT - 1)).toBeInViewport();
  },
);

it.each(WIDTHS)(
  'jumps by keys, by hours and days, on %s',
  async (_, viewport) => {
    await openTimeline({ viewport });
    const expectAt = (text: RegExp) =>
      expect
        .element(slider)
        .toHaveAttribute('aria-valuetext', expect.stringMatching(text));
    const heading = (name: string | RegExp) =>
      expect.element(page.getByRole('heading', { name })).toBeInViewport();
    await focus(slider);
    await expectAt(/^Saturday, June 20, 2026, From 6:00\sPM$/);
    await press('{ArrowDown}');
    await expectAt(/5:00\sPM$/);
    await heading(/^From 5:00\sPM$/);
    await press('{PageDown}');
    await expectAt(/June 19, .*11:00\sPM$/);
    await heading('Friday, June 19, 2026');
    await press('{End}');
    await expectAt(/June 18, .*11:00\sAM$/);
    await heading(/^From 11:00\sAM$/);
    await press('{Home}');
    await expect.element(tile(0)).toBeInViewport();
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0');

    // The grid's keys go on across the headings, and select.
    await press('{PageDown}', tile(0).getByRole('checkbox'));
    await press('{Shift>}{ArrowRight}{/Shift}');
    await expect.element(page.getByText('2 selected')).toBeVisible();
  },
);

it('returns to the same hour after a reload', async () => {
  // Chromium says so when the slider comes while the grid takes its height.
  expectComplaint(/ResizeObserver loop/);
  await openTimeline();
  await press('{PageDown}', slider);
  await press('{ArrowDown}');
  const hour = page.getByRole('heading', { name: /^From 10:00\sPM$/ });
  await expect.element(hour).toBeInViewport();
  window.dispatchEvent(new Event('pagehide'));
  window.scrollTo(0, 0);
  await openTimeline();
  await expect.element(hour).toBeInViewport();
});

it('has no headings and no scrubber in the order of uploads', async () => {
  await openTimeline();
  await expect.element(slider).toBeInTheDocument();
  await chooseInMenu('Sort by', 'Last arrived first');
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  await expect.element(day).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('list', { name: 'Photos and videos', exact: true }))
    .toHaveLength(1);
});

it.each(WIDTHS)(
  'is accessible in both schemes on %s, also at 320 px and with large text',
  async (_, viewport) => {
    // Chromium says so when the grid takes another number of columns.
    expectComplaint(/ResizeObserver loop/);
    await openTimeline({ viewport });
    await focus(slider);
    await expectAccessibleInBothSchemes();
    await setScreen({
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });
    await expect.poll(() => expectFits()).toBeUndefined();
    await expectAccessibleInBothSchemes();
    document.documentElement.style.fontSize = '200%';
    await chooseInMenu('Photos per row', '4');
    await expect.poll(() => expectFits()).toBeUndefined();
  },
);

it('keeps its names in the bar of a laptop', async () => {
  await openTimeline({ viewport: DESKTOP });
  await expect.element(tile(0)).toBeVisible();
  const names = page.getByCss('[data-toolbar]').getByText('Elif & Can');
  await expect.element(names).toBeInViewport();
  await scrollDown(2_000);
  await expect.element(names).toBeInViewport();
});
