import {
  afterTest,
  DESKTOP,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectComplaint,
  expectFits,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import {
  chosenItem,
  fakeSelectionAlbum,
  openedAlbum,
  refuse,
  SAMPLE_TOKEN,
  SELECTION_ALBUM,
} from '@hatira/fake-api';
import { SELECTION_ALBUM_API } from '@hatira/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../test/gallery';
import { renderGuestPage } from '../../../test/guest-page';
import { enlargeText } from '../../../test/large-text';

const HOUR_MS = 3_600_000;
/** The page looks for a video more often. */
const LOOK_MS = 20_000;

const tiles = page.getByCss('main li button');
const names = page.getByRole('heading', { name: 'Elif & Can' });
const link = (name: string) => page.getByRole('link', { name });
const items = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) =>
    chosenItem({ note: `Guest ${first + index}|` }, first + index),
  );

it('shows the pictures under the names, opens one large, and downloads one or all', async () => {
  fakeSelectionAlbum({ name: 'Best of', data: items(3) });
  await renderGuestPage(SELECTION_ALBUM);
  await expect.element(names).toBeVisible();
  await expect.element(page.getByText('Best of')).toBeVisible();
  await expect.poll(() => document.title).toBe('Best of · Elif & Can');
  await expect.element(page.getByText(/^3 memories · 5\.7\sMB$/)).toBeVisible();
  await expect
    .element(link('Download everything'))
    .toHaveAttribute('href', SELECTION_ALBUM_API.zip(SAMPLE_TOKEN));
  await expect.element(tiles).toHaveLength(3);
  await tiles.nth(1).click();
  const viewer = page.getByRole('dialog', { name: 'Photos and videos' });
  await expect.element(viewer.getByText('2 of 3')).toBeVisible();
  await expect.element(viewer.getByText('Guest 2')).toBeVisible();
  const { id } = chosenItem({}, 2);
  await expect
    .element(viewer.getByRole('link', { name: 'Download' }))
    .toHaveAttribute('href', SELECTION_ALBUM_API.file(SAMPLE_TOKEN, id));
  for (const act of ['Delete', 'Share', 'Favourite'])
    await expect
      .element(viewer.getByRole('button', { name: act }))
      .not.toBeInTheDocument();
  await press('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(tiles.nth(1)).toHaveFocus();
});

it('reads on towards the end, and again after a failure', async () => {
  const first = openedAlbum({ count: 4, data: items(2), next_cursor: 'next' });
  const api = fakeSelectionAlbum();
  api.on('openSelectionAlbum', ({ query }) =>
    query.get('cursor') === null
      ? first
      : openedAlbum({ count: 4, data: items(2, 3) }),
  );
  api.once('openSelectionAlbum', first);
  api.once('openSelectionAlbum', refuse('service_unavailable'));
  await renderGuestPage(SELECTION_ALBUM);
  await expect
    .element(page.getByText('The album could not be loaded.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(tiles).toHaveLength(4);
  await expect
    .element(page.getByText('The album could not be loaded.'))
    .not.toBeInTheDocument();
});

it('reads on while its pictures are looked at large', async () => {
  const api = fakeSelectionAlbum();
  // The page itself reads on when its end is in sight.
  vi.stubGlobal('IntersectionObserver', undefined);
  afterTest(() => vi.unstubAllGlobals());
  api.on('openSelectionAlbum', ({ query }) =>
    query.get('cursor') === null
      ? openedAlbum({ count: 8, data: items(6), next_cursor: 'next' })
      : openedAlbum({ count: 8, data: items(2, 7) }),
  );
  await renderGuestPage(SELECTION_ALBUM);
  await expect.element(tiles).toHaveLength(6);
  await tiles.first().click();
  const viewer = page.getByRole('dialog', { name: 'Photos and videos' });
  await expect.element(viewer.getByText('Guest 1')).toBeVisible();
  await press('{ArrowRight}');
  await expect.element(viewer.getByText('2 of 8')).toBeVisible();
  for (let step = 0; step < 6; step++) await press('{ArrowRight}');
  await expect.element(viewer.getByText('Guest 8')).toBeVisible();
});

it('says that a video is being prepared, and plays it once it is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const video = chosenItem({ file_type: 'video/mp4', is_preparing: true });
  const api = fakeSelectionAlbum({ data: [video] });
  await renderGuestPage(SELECTION_ALBUM);
  const state = page.getByText('This video is being prepared.');
  await expect.element(state).toBeVisible();
  const { is_preparing: _, ...ready } = video;
  const address = SELECTION_ALBUM_API.rendition(
    SAMPLE_TOKEN,
    video.id,
    'playback',
  );
  api.on(
    'openSelectionAlbum',
    openedAlbum({ data: [{ ...ready, playback_url: address }] }),
  );
  await expect
    .poll(() => {
      vi.advanceTimersByTime(LOOK_MS);
      return page.getByCss('main video').query()?.getAttribute('src');
    })
    .toBe(address);
  await expect.element(state).not.toBeInTheDocument();
});

it('shows a single photo large with its note, and a video with a player', async () => {
  const photo = chosenItem({ note: 'Oya|May your road be long' });
  fakeSelectionAlbum({ data: [photo] });
  await renderGuestPage(SELECTION_ALBUM);
  await expect.element(page.getByText('May your road be long')).toBeVisible();
  await expect.element(page.getByText('Oya')).toBeVisible();
  await expect
    .element(link('Download'))
    .toHaveAttribute('href', SELECTION_ALBUM_API.file(SAMPLE_TOKEN, photo.id));
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos and videos' });
  await expect.element(viewer).toBeVisible();

  const playback = SELECTION_ALBUM_API.rendition(
    SAMPLE_TOKEN,
    photo.id,
    'playback',
  );
  fakeSelectionAlbum({
    data: [{ ...photo, file_type: 'video/mp4', playback_url: playback }],
  });
  await renderGuestPage(SELECTION_ALBUM);
  await expect
    .element(page.getByCss('main video'))
    .toHaveAttribute('src', playback);
});

it('says calmly that a link has ended and whom to ask, and stays', async () => {
  fakeSelectionAlbum().on('openSelectionAlbum', refuse('album_not_found'));
  await renderGuestPage(SELECTION_ALBUM);
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveTextContent('This link no longer works.');
  await expect
    .element(notice)
    .toHaveTextContent('please ask the person who sent it to you');
  await expect.element(notice).not.toHaveTextContent('homepage');
  await expect.element(names).not.toBeInTheDocument();
  await expectAccessible();
});

it('says that the link has ended when a picture of an open page fails', async () => {
  const api = fakeSelectionAlbum({ data: items(2) });
  await renderGuestPage(SELECTION_ALBUM);
  await tiles.first().click();
  const viewer = page.getByRole('dialog', { name: 'Photos and videos' });
  const picture = viewer.getByCss('[data-slide="current"] img');
  await expect.element(picture).toBeVisible();
  api.on('openSelectionAlbum', refuse('album_not_found'));
  picture.element().dispatchEvent(new Event('error'));
  await expect
    .element(page.getByText('This link no longer works.'))
    .toBeVisible();
  await expect.element(viewer).not.toBeInTheDocument();
});

it('says why a download is refused, and saves no answer of the server as a file', async () => {
  const api = fakeSelectionAlbum({ data: items(2) });
  expectComplaint(/429|404/);
  await renderGuestPage(SELECTION_ALBUM);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  afterTest(() => saved.mockRestore());
  const all = link('Download everything');
  api.on('downloadSelectionAlbum', refuse('too_many_requests'));
  await all.click();
  await expect
    .element(page.getByText('Many people are downloading'))
    .toBeVisible();
  api.on('downloadSelectionAlbum', refuse('nothing_to_download'));
  await all.click();
  await expect
    .element(page.getByText('The file could not be downloaded.'))
    .toBeVisible();
  await expect.poll(() => api.calls('openSelectionAlbum')).toHaveLength(2);
  expect(saved).not.toHaveBeenCalled();

  api.on('openSelectionAlbum', refuse('album_not_found'));
  await all.click();
  await expect
    .element(page.getByText('This link no longer works.'))
    .toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

it('says how to download an album with more files than a zip may have', async () => {
  fakeSelectionAlbum({ data: items(3), maxZipFiles: 2 });
  await renderGuestPage(SELECTION_ALBUM);
  await expect
    .element(page.getByText('more files than one download can hold (2)'))
    .toBeVisible();
  await expect.element(link('Download everything')).not.toBeInTheDocument();
});

it('opens by itself when its seal ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const soon = new Date(Date.now() + HOUR_MS).toISOString();
  const api = fakeSelectionAlbum({ data: [], opensAt: soon });
  await renderGuestPage(SELECTION_ALBUM);
  await expect.element(page.getByText(/a surprise for now/)).toBeVisible();
  api.on('openSelectionAlbum', openedAlbum({ data: items(2) }));
  await expect.element(tiles).toHaveLength(0);
  vi.advanceTimersByTime(HOUR_MS + LOOK_MS);
  await expect.element(tiles).toHaveLength(2);
});

it('takes over deleted and new pictures when the visitor comes back, and keeps the later pages', async () => {
  const [first, second, third, fourth] = items(4).map((item, index) => ({
    ...item,
    moment: `2026-06-20T1${index}:00:00.000Z`,
  }));
  const api = fakeSelectionAlbum();
  api.on('openSelectionAlbum', ({ query }) =>
    query.get('cursor') === null
      ? openedAlbum({ count: 4, data: [first!, second!], next_cursor: 'next' })
      : openedAlbum({ count: 4, data: [third!, fourth!] }),
  );
  await renderGuestPage(SELECTION_ALBUM);
  await expect.element(tiles).toHaveLength(4);
  api.on(
    'openSelectionAlbum',
    openedAlbum({ count: 3, data: [second!, third!], next_cursor: 'next' }),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(tiles).toHaveLength(3);
  await expect.element(page.getByText(/^3 memories/)).toBeVisible();
});

it('says that a seal holds, that nothing is left, or that the pictures are away', async () => {
  fakeSelectionAlbum({ data: [], opensAt: '2027-06-14T18:30:00.000Z' });
  await renderGuestPage(SELECTION_ALBUM);
  await expect
    .element(page.getByText(/a surprise for now: it opens on June 14/))
    .toBeVisible();
  await expect.element(link('Download everything')).not.toBeInTheDocument();

  fakeSelectionAlbum({ data: [] });
  await renderGuestPage(SELECTION_ALBUM);
  await expect
    .element(page.getByText('There is nothing to see in this album'))
    .toBeVisible();

  fakeSelectionAlbum().once(
    'openSelectionAlbum',
    refuse('service_unavailable'),
  );
  await renderGuestPage(SELECTION_ALBUM);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(names).toBeVisible();
});

it.each([
  { viewport: PHONE, count: 1 },
  { viewport: DESKTOP, count: 5 },
])(
  'is accessible and fits at $viewport.width pixels with $count items',
  async ({ viewport, count }) => {
    fakeSelectionAlbum({ name: 'En sevdiklerimiz', data: items(count) });
    await renderGuestPage(SELECTION_ALBUM, { viewport });
    await expect.element(names).toBeVisible();
    await expectAccessibleInBothSchemes();
    await setScreen({ viewport: { width: 320, height: 640 } });
    await expectFits('main');
    enlargeText();
    await expectFits('main');
  },
);
