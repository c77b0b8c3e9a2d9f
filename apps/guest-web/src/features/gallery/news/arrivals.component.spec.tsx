import { DESKTOP, expectAccessible, PHONE } from '@hatira/component-specs';
import { fakeGallery, networkFailure, samplePicture } from '@hatira/fake-api';
import type { MediaItem } from '@hatira/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  boxOf,
  button,
  eveningOf,
  photos,
  renderGallery,
  scrollDown,
} from '../../../../test/gallery';

const COUNT = 12;
/** The page waits at most so long between two attempts. */
const LONGEST_PAUSE_MS = 40_000;
const pill = button('1 new');
const items = photos(COUNT, (number) => ({ note: `No. ${number}` }));
const [arrived] = photos(COUNT + 1)
  .slice(-1)
  .map((item) => ({ ...item, created_at: '2026-06-20T19:00:00.000Z' }));

async function openScrolled(viewport: typeof PHONE) {
  localStorage.setItem('gallery-across', '2');
  const stream = fakeGallery({ items }).stream('getGalleryEvents');
  const gallery = await renderGallery({ viewport });
  await expect.poll(() => stream.listeners).toBe(1);
  await scrollDown(500);
  return { stream, gallery };
}

/** Returns the topmost tile below the bar. */
function lookedAt() {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-tile]')];
  const seen = tiles.find((tile) => tile.getBoundingClientRect().top > 80)!;
  return {
    index: seen.dataset['tile'],
    note: seen.textContent.split('No. ')[1],
    top: Math.round(seen.getBoundingClientRect().top),
  };
}

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'holds new photos back while the page is scrolled, on %s',
  async (_, viewport) => {
    const { stream, gallery } = await openScrolled(viewport);
    const before = lookedAt();
    stream.send('media', { changed: [arrived!], removed: [] });
    await expect.element(pill).toBeVisible();
    expect(lookedAt()).toEqual(before);
    await expectAccessible();
    await pill.click();
    await expect.element(pill).not.toBeInTheDocument();
    await expect.element(gallery.tile(arrived!.file_name)).toBeInViewport();
  },
);

it('lets a photo into the story only where it moves nothing', async () => {
  const many = eveningOf(60, 300_000);
  const api = fakeGallery({ items: many }).on('getGallery', () => ({
    data: many,
  }));
  const stream = api.stream('getGalleryEvents');
  const send = (item: MediaItem) => {
    many.unshift(item);
    stream.send('media', { changed: [item], removed: [] });
  };
  const gallery = await renderGallery({ viewport: PHONE, order: 'story' });
  await expect.poll(() => stream.listeners).toBe(1);
  await expect.element(page.getByText('60 memories')).toBeVisible();
  const tops = () =>
    [0, 1, 2, 3].map((place) =>
      Math.round(boxOf(page.getByCss(`[data-tile="${place}"]`)).top),
    );
  const before = tops();
  const at = (id: string, moment: string): MediaItem => ({
    ...arrived!,
    id,
    file_name: `${id}.jpg`,
    moment,
  });
  const [late, early] = [
    at('00000000-0000-4000-8000-0000000000a1', '2026-06-20T19:30:00.000Z'),
    at('00000000-0000-4000-8000-0000000000a2', '2026-06-20T14:10:00.000Z'),
  ];
  send(late);
  await expect.element(page.getByText('61 memories')).toBeVisible();
  await expect.element(pill).not.toBeInTheDocument();
  expect(tops()).toEqual(before);

  send(early);
  await expect.element(pill).toBeVisible();
  expect(tops()).toEqual(before);
  await pill.click();
  await expect.element(pill).not.toBeInTheDocument();
  await expect.element(gallery.tile(early.file_name)).toBeInViewport();
});

it('keeps focus and position when others delete photos', async () => {
  const { stream, gallery } = await openScrolled(PHONE);
  // Touch users have no focused element.
  (document.activeElement as HTMLElement | null)?.blur();
  const { note } = lookedAt();
  stream.send('media', { changed: [], removed: [items[0]!.id] });
  await expect.element(page.getByText(`${COUNT - 1} memories`)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await expect
    .element(gallery.tiles.filter({ hasText: `No. ${note}` }))
    .toBeInViewport();
});

it('loads a picture later when the network has cut it off', async () => {
  // The browser keeps the pictures of other tests.
  const thumb = { thumb_url: '/media/key-of-cut-photo/thumb' };
  let broken = 0;
  fakeGallery({ items: photos(1, () => thumb) }).on(
    'getRendition',
    ({ method }) => {
      if (broken === 3) return samplePicture();
      if (method === 'GET') broken += 1;
      return networkFailure();
    },
  );
  const gallery = await renderGallery({ viewport: PHONE });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const image = gallery.tiles.first().getByCss('img');
  await expect
    .poll(() => {
      vi.advanceTimersByTime(LONGEST_PAUSE_MS);
      return (image.element() as HTMLImageElement).naturalWidth;
    })
    .toBeGreaterThan(0);
  expect(broken).toBe(3);
  await expect
    .element(page.getByText('cannot be shown'))
    .not.toBeInTheDocument();
});
