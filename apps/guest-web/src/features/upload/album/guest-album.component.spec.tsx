import type { AlbumItem, UploadSwitch } from '@hatira/contract';
import {
  fakeUploadPage,
  SAMPLE_PATH,
  SAMPLE_TIME,
  sampleId,
  uploadSwitch,
} from '@hatira/fake-api';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderUploadPage } from '../../../../test/upload-page';

/** Shorter than the page waits for an answer. */
const STEP_MS = 5_000;

const album = page.getByRole('region', { name: 'The wedding album' });
const tiles = album.getByRole('button', { name: /^Photo \d/ });

function albumItem(number: number, name: string): AlbumItem {
  const id = sampleId(number);
  return {
    id,
    file_type: 'image/jpeg',
    note: `${name}|Hi`,
    created_at: SAMPLE_TIME,
    moment: SAMPLE_TIME,
    width: 200,
    height: 150,
    thumb_url: `/api/media/${SAMPLE_PATH}/album/${id}/thumb`,
    preview_url: `/api/media/${SAMPLE_PATH}/album/${id}/preview`,
  };
}

/** Answers as the couple chooses, with these items, newest first. */
function withAlbum(items: AlbumItem[]) {
  const api = fakeUploadPage();
  let shown: UploadSwitch['album'];
  api
    .on('getWeddingHash', () =>
      uploadSwitch(shown === undefined ? {} : { album: shown }),
    )
    .on('getAlbum', ({ query }) => {
      if (!shown?.isOpen) return { isOpen: false, ...shown, data: [] };
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit') ?? items.length);
      return {
        isOpen: true,
        data: items.slice(start, end),
        ...(end < items.length && { next_cursor: String(end) }),
      };
    });
  const show = (album: UploadSwitch['album']) => {
    shown = album;
  };
  return { api, show };
}

/** Lets time pass until the album has so many pictures; undefined: until it is away. */
async function expectTiles(count: number | undefined): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(STEP_MS);
      return album.query() ? tiles.elements().length : undefined;
    })
    .toBe(count);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
    ],
  });
});

it('reads on in an album of many pictures, and new ones arrive', async () => {
  const items = Array.from({ length: 14 }, (_, index) =>
    albumItem(14 - index, `Guest ${13 - index}`),
  );
  withAlbum(items).show({ isOpen: true });
  await renderUploadPage();
  await expect.element(tiles).toHaveLength(12);
  await expect.element(tiles.first()).toHaveAccessibleName(/From Guest 13$/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(tiles).toHaveLength(14);
  items.unshift(albumItem(15, 'Late'));
  await expectTiles(15);
  await expect.element(tiles.first()).toHaveAccessibleName(/From Late$/);
});

it('learns of the couple’s choice while the page is open', async () => {
  const { show } = withAlbum([albumItem(1, 'Ayşe')]);
  show(undefined);
  await renderUploadPage();
  await expect.element(page.getByCss('header label img')).toBeVisible();
  await expect.element(album).not.toBeInTheDocument();
  const opensAt = `${new Date().getFullYear() + 1}-06-14T18:30:00.000Z`;
  show({ isOpen: false, opensAt });
  await expectTiles(0);
  await expect.element(album).toHaveTextContent('it opens on June 14');
  show({ isOpen: true });
  await expectTiles(1);
  show(undefined);
  await expectTiles(undefined);
  show({ isOpen: true });
  await expectTiles(1);
});

it('says that a video is being prepared, and plays it once it is, without a reload', async () => {
  const items: AlbumItem[] = [
    { ...albumItem(1, 'Ayşe'), file_type: 'video/mp4', is_preparing: true },
  ];
  withAlbum(items).show({ isOpen: true });
  await renderUploadPage();
  const tile = album.getByRole('button', { name: /^Video 1/ });
  await expect.element(tile).toHaveAccessibleName(/is being prepared/);
  await tile.click();
  const viewer = page.getByRole('dialog', { name: 'The wedding album' });
  const state = viewer.getByText('This video is being prepared.');
  await expect.element(state).toBeVisible();
  await expect
    .element(viewer.getByText('The couple has the whole video.'))
    .not.toBeInTheDocument();
  await expect.element(viewer.getByCss('video')).not.toBeInTheDocument();

  const { is_preparing: _, ...ready } = items[0]!;
  const playback = `/api/media/${SAMPLE_PATH}/album/${ready.id}/playback`;
  items[0] = { ...ready, playback_url: playback };
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(STEP_MS);
      return viewer.getByCss('video').query()?.getAttribute('src');
    })
    .toBe(playback);
  await expect.element(state).not.toBeInTheDocument();
});

it('says of a video that cannot be prepared that the couple has it', async () => {
  const video = { ...albumItem(1, 'Ayşe'), file_type: 'video/mp4' };
  withAlbum([video]).show({ isOpen: true });
  await renderUploadPage();
  await expect
    .element(album.getByRole('button', { name: /^Video 1/ }))
    .toHaveAccessibleName(/The couple has the whole video/);
});
