import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import { LANGUAGES } from '@hatira/contract';
import { fakeGallery, FIRST_HASH, samplePicture } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  chooseInMenu,
  closeMenu,
  manyPhotos,
  openMenu,
  renderGallery,
} from '../../../../test/gallery';

const COUNT = 300;
/** 02:00 in Istanbul, eleven hours after the first. */
const LATEST = Date.parse('2026-06-20T23:00:00Z');
const STEP_MS = 135_000;

const items = manyPhotos(COUNT, (number) => {
  const time = new Date(LATEST - (number - 1) * STEP_MS).toISOString();
  return { moment: time, created_at: time };
});

const chapters = page.getByRole('heading', { level: 2 });
const hours = page.getByRole('heading', { level: 3 });
const tile = (place: number) => page.getByCss(`[data-tile="${place}"]`);

/** The server names the story as the order of the opening. */
async function openStory(
  options: Parameters<typeof renderGallery>[0] = {},
  wedding: { cover?: string; names?: string[] } = {},
) {
  const api = fakeGallery({
    items,
    wedding: { timeZone: 'Europe/Istanbul', ...wedding },
  }).on('getBackgroundImage', samplePicture);
  api.on('getGallery', ({ query }) => ({
    data: items,
    ...(query.get('sort') === 'opening' && { sort: 'story' as const }),
  }));
  await renderGallery({ viewport: PHONE, ...options });
  return api;
}

it.each([
  [
    'tr',
    'Öğleden sonra',
    '20 Haziran 2026 Cumartesi',
    'Saat 15:00’ten itibaren',
  ],
  ['de', 'Nachmittag', 'Samstag, 20. Juni 2026', 'Ab 15 Uhr'],
  ['en', 'Afternoon', 'Saturday, June 20, 2026', 'From 3:00 PM'],
] as const)(
  'opens on the first chapter of the day in %s',
  async (language, part, date, hour) => {
    await openStory({ language });
    await expect.element(chapters.first()).toHaveText(`${part}${date}`);
    await expect.element(hours.first()).toHaveText(hour);
    await expect
      .element(tile(0).getByRole('checkbox'))
      .toHaveAccessibleName(new RegExp(`IMG_${COUNT - 1}\\b|IMG_${COUNT}\\b`));
    window.scrollTo(0, 1e9);
    await expect.element(tile(COUNT - 1)).toBeInViewport();
  },
);

it.each([
  ['the whole width of a phone', PHONE, 1],
  ['half of a desktop', DESKTOP, 0.5],
] as const)('has a large picture across %s', async (_, viewport, part) => {
  await openStory({ viewport });
  await expect.element(tile(1)).toBeInTheDocument();
  const grid = boxOf(page.getByCss('[data-grid]')).width;
  expect(boxOf(tile(0)).width / grid).toBeCloseTo(part, 1);
  expect(boxOf(tile(1)).width).toBeLessThan(boxOf(tile(0)).width);
});

it.each([
  [PHONE, 0.3],
  [DESKTOP, 0.2],
] as const)(
  'has its first picture near the top, below the names on their picture, at %o',
  async (viewport, part) => {
    await openStory({ viewport }, { cover: 'version' });
    await expect.element(tile(0)).toBeInTheDocument();
    await expect.element(page.getByText(/memories/)).toBeInTheDocument();
    expect(boxOf(tile(0)).top).toBeLessThan(viewport.height * part);
  },
);

it('remembers another order for this gallery alone', async () => {
  await openStory();
  await chooseInMenu('Sort by', 'Last arrived first');
  await expect.element(chapters).not.toBeInTheDocument();
  await openStory();
  const menu = await openMenu();
  await expect.element(menu.getByLabelText('Sort by')).toHaveValue('uploaded');
  await closeMenu();
  await expect.element(chapters).not.toBeInTheDocument();
  expect(localStorage.getItem(`media-order ${FIRST_HASH}`)).toBe('uploaded');
  expect(localStorage.getItem('media-order')).toBeNull();
});

it('is accessible in both schemes, at 320 px and with large text', async () => {
  // Chromium says so when the grid takes another number of columns.
  expectComplaint(/ResizeObserver loop/);
  await openStory();
  await expect.element(chapters.first()).toBeVisible();
  await expectAccessibleInBothSchemes();
  await setScreen({ viewport: { width: 320, height: 640 } });
  document.documentElement.style.fontSize = '200%';
  await expect.poll(() => expectFits()).toBeUndefined();
});

it('has a picture that is alone in its chapter whole across a laptop, and fills the first screen', async () => {
  const [morning, ...others] = items.slice(-20).toReversed();
  const early = '2026-06-20T05:30:00Z';
  const mixed = [{ ...morning!, moment: early }, ...others];
  fakeGallery({ items: mixed, wedding: { timeZone: 'Europe/Istanbul' } }).on(
    'getGallery',
    ({ query }) => ({
      data: mixed,
      ...(query.get('sort') === 'opening' && { sort: 'story' as const }),
    }),
  );
  await renderGallery({ viewport: DESKTOP });
  await expect.element(tile(1)).toBeInTheDocument();
  const grid = boxOf(page.getByCss('[data-grid]'));
  const box = boxOf(tile(0));
  expect(box.width).toBeCloseTo(grid.width, 0);
  expect(box.bottom).toBeGreaterThan(DESKTOP.height * 0.8);
  expect(boxOf(tile(1)).top).toBeGreaterThan(box.bottom);
  const image = tile(0).getByCss('img').first();
  await expect.element(image).toHaveStyle({ objectFit: 'contain' });
});

it.each(LANGUAGES)(
  'keeps the height of the bar with names of 22 letters in %s',
  async (language) => {
    await openStory(
      { viewport: DESKTOP, language },
      { cover: 'version', names: ['Örnek Elif', 'Can Örnek'] },
    );
    await expect.element(tile(0)).toBeVisible();
    const bar = page.getByCss('[data-toolbar]');
    expect(boxOf(bar).height).toBeLessThan(75);
    await expectFits();
  },
);

it('has the couple’s picture from the bar to the photos on a laptop, in one piece', async () => {
  await openStory({ viewport: DESKTOP }, { cover: 'version' });
  await expect.element(tile(0)).toBeVisible();
  const lower = page.getByCss('h2[data-first="true"] > span').first();
  const piece = boxOf(lower);
  const bar = boxOf(page.getByCss('[data-toolbar]'));
  expect(piece.top).toBeCloseTo(bar.bottom, 0);
  expect(piece.left).toBe(0);
  expect(piece.bottom).toBeLessThan(boxOf(tile(0)).top);
  expect(piece.bottom).toBeGreaterThan(130);
  expect(boxOf(chapters.first().getByText('Afternoon')).left).toBeGreaterThan(
    piece.right,
  );
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(lower).not.toBeVisible();
});
