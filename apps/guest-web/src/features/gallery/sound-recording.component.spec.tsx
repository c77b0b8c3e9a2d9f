import { expectAccessible } from '@hatira/component-specs';
import { fakeGallery, FIRST_HASH, mediaItem } from '@hatira/fake-api';
import type { MediaItem } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestPage } from '../../../test/guest-page';

const GALLERY = `/camera-roll/${FIRST_HASH}`;

/** A voice note: it has an address and a duration, but no picture. */
function voiceNote(): MediaItem {
  const {
    thumb_url: _thumb,
    preview_url: _preview,
    width: _width,
    height: _height,
    ...file
  } = mediaItem({ file_name: 'voice.mp4', file_type: 'video/mp4' });
  return {
    ...file,
    processing: 'failed',
    duration_seconds: 4,
    sound_only: true,
  };
}

it.each([
  ['en', 'A sound recording'],
  ['tr', 'Ses kaydı'],
] as const)(
  'says in %s that a file is a recording of sound',
  async (language, words) => {
    fakeGallery({ items: [voiceNote()] });
    await renderGuestPage(GALLERY, { language });
    await expect.element(page.getByText(words)).toBeVisible();
    await expectAccessible();
  },
);

it('has another icon on its tile than a file that cannot be shown', async () => {
  const broken = mediaItem(
    { file_name: 'broken.jpg', processing: 'failed' },
    2,
  );
  const { thumb_url: _thumb, preview_url: _preview, ...file } = broken;
  fakeGallery({ items: [voiceNote(), file] });
  await renderGuestPage(GALLERY);
  const tiles = page.getByRole('list', { name: 'Photos and videos' });
  const drawn = (tile: number) =>
    tiles.getByRole('listitem').nth(tile).getByCss('svg path').first();
  await expect.element(drawn(0)).toBeInTheDocument();
  await expect.element(drawn(1)).toBeInTheDocument();
  const [sound, hidden] = [0, 1].map((tile) =>
    drawn(tile).element().getAttribute('d'),
  );
  expect(sound).not.toBe(hidden);
});

it('plays it in the large view', async () => {
  fakeGallery({ items: [voiceNote()] });
  await renderGuestPage(GALLERY, { language: 'en' });
  await page.getByRole('link', { name: 'Enlarge: voice.mp4' }).click();
  const player = page
    .getByRole('dialog')
    .getByLabelText('voice.mp4', { exact: true });
  await expect.element(player).toBeVisible();
  const { controls, src } = player.element() as HTMLAudioElement;
  expect([controls, new URL(src).pathname]).toEqual([
    true,
    '/media/key-of-photo-1',
  ]);
  await expectAccessible();
});

it('has its icon in the strip, where a failed video has that of a hidden picture', async () => {
  const {
    thumb_url: _thumb,
    preview_url: _preview,
    ...video
  } = mediaItem({ file_name: 'broken.mp4', file_type: 'video/mp4' }, 2);
  const failed: MediaItem = { ...video, processing: 'failed' };
  const good = mediaItem({ file_name: 'good.mp4', file_type: 'video/mp4' }, 3);
  fakeGallery({ items: [voiceNote(), failed, good] });
  await renderGuestPage(`/camera-roll-mobile/${FIRST_HASH}`, {
    language: 'en',
  });
  const paths = (name: string) =>
    [
      ...page
        .getByRole('button', { name: new RegExp(`^Video \\d: ${name}`) })
        .element()
        .querySelectorAll('svg path'),
    ].map((path) => path.getAttribute('d'));
  await expect
    .element(page.getByRole('button', { name: /^Video \d: good/ }))
    .toBeInTheDocument();
  const [sound, hidden, playable] = ['voice', 'broken', 'good'].map((name) =>
    paths(name),
  );
  const [play] = playable!;
  expect(playable).toHaveLength(1);
  expect(sound).toHaveLength(1);
  expect(hidden).toHaveLength(1);
  expect(new Set([sound![0], hidden![0], play]).size).toBe(3);
});
