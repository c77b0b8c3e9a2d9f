import {
  answerQuestions,
  expectAccessible,
  expectAccessibleInBothSchemes,
  PHONE,
  setScreen,
} from '@hatira/component-specs';
import { archiveState, fakeGallery, FIRST_HASH } from '@hatira/fake-api';
import { PAGES, type MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  fakeCouplesGallery,
  photos,
  press,
  renderGallery,
  VIEWER,
} from '../../../test/gallery';
import { renderGuestPage } from '../../../test/guest-page';

/** The address of an item in the viewer. */
const PLACE = /#all\/[\w-]{36}$/;
/** A file whose end is missing. */
const TORN: Partial<MediaItem> = { processing: 'failed' };
const NO_VIDEO = page.getByText('Bu düğün için video bulunamadı');

const openViewer = (place = '', language: 'en' | 'ru' = 'en') =>
  renderGallery({ path: VIEWER + place, viewport: PHONE, language });

async function expectPicture(): Promise<void> {
  const picture = page.getByCss('[data-slide="current"] img');
  await expect
    .poll(() => (picture.element() as HTMLImageElement).naturalWidth)
    .toBeGreaterThan(0);
}

it('has a quiet way to the gallery beside the names', async () => {
  fakeGallery({ items: photos(1) });
  await openViewer();
  await expect
    .element(page.getByRole('link', { name: 'Photos and videos' }))
    .toHaveAttribute('href', PAGES.gallery(FIRST_HASH));
});

describe('with three photos', () => {
  const items = photos(3, () => ({ note: 'Ayşe|Mutluluklar!' }));

  it('turns pages by arrows and keys and keeps the place in the address', async () => {
    fakeGallery({ items });
    const viewer = await openViewer();
    await viewer.expectPosition('1 of 3');
    await expect.element(viewer.previous).toBeDisabled();
    await expect
      .element(viewer.current)
      .toHaveAccessibleName('Photo 1: IMG_1.jpg, From Ayşe');
    await viewer.next.click();
    await viewer.expectPosition('2 of 3');
    await expect.poll(() => location.href).toMatch(PLACE);
    const second = location.href;
    await press('{End}', viewer.current);
    await viewer.expectPosition('3 of 3');
    await expect.element(viewer.next).toBeDisabled();
    await expect.element(viewer.current).toHaveFocus();
    await expect.poll(() => location.href).not.toBe(second);
    expect(location.href).toMatch(PLACE);
    await renderGuestPage(location.pathname + location.hash);
    await viewer.expectPosition('3 of 3');
    await expect.element(page.getByText('Mutluluklar!')).toBeVisible();
  });

  it('deletes the shown photo after a question and restores it', async () => {
    const { api } = fakeCouplesGallery({ items });
    const questions = answerQuestions(true);
    const viewer = await openViewer();
    await viewer.expectPosition('1 of 3');
    await button('Delete').click();
    await viewer.expectPosition('1 of 2');
    await button('Undo').click();
    await viewer.expectPosition(/ of 3$/);
    expect(questions).toEqual(['Delete “IMG_1.jpg”?']);
    await expect
      .poll(() => api.changes)
      .toEqual(['DELETE deleteMedia', 'POST restore']);
  });

  it('keeps the shown photo when a new one arrives', async () => {
    const stream = fakeGallery({ items }).stream('getGalleryEvents');
    const viewer = await openViewer();
    await viewer.next.click();
    await viewer.expectPosition('2 of 3');
    await expect.poll(() => stream.listeners).toBe(1);
    const created_at = '2026-06-20T19:00:00.000Z';
    const arrived = { ...photos(4)[3]!, created_at };
    stream.send('media', { changed: [arrived], removed: [] });
    await viewer.expectPosition('3 of 4');
    await expect.element(viewer.current).toHaveAccessibleName(/IMG_2\.jpg/);
  });

  it('requests the kind of a filter and restores the previous one on back', async () => {
    const api = fakeGallery({ items });
    const viewer = await openViewer();
    await viewer.next.click();
    await viewer.filter('Photos').click();
    await viewer.expectPosition('1 of 3');
    await viewer.filter('Videos').click();
    await expect.element(NO_VIDEO).toBeVisible();
    for (const text of [
      'No videos were found for this wedding',
      'Videolar yüksek kaliteli oldukları için yavaş yüklenebilir.',
    ])
      await expect.element(page.getByText(text)).toBeVisible();
    await expect.poll(() => api.calls('getGalleryImages')).not.toEqual([]);
    await expect.poll(() => api.calls('getGalleryVideos')).not.toEqual([]);
    history.back();
    await expect
      .element(viewer.filter('Photos'))
      .toHaveAttribute('aria-pressed', 'true');
    await viewer.expectPosition('1 of 3');
  });

  it('ignores keys while a dialog is open', async () => {
    fakeGallery({ items })
      .on('createArchive', archiveState())
      .on('getArchive', archiveState());
    const viewer = await openViewer();
    await viewer.expectPosition('1 of 3');
    await button('Download everything').click();
    const dialog = page.getByRole('dialog', { name: 'Your download' });
    await expect.element(dialog).toBeVisible();
    // A field would keep the key to itself.
    await press('{End}', dialog.getByRole('button', { name: 'Close' }));
    await press('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await viewer.expectPosition('1 of 3');
    await press('{End}');
    await viewer.expectPosition('3 of 3');
  });

  it('is accessible in both schemes', async () => {
    fakeGallery({ items });
    const viewer = await openViewer();
    await expectPicture();
    await expectAccessibleInBothSchemes();
    await viewer.filter('Videos').click();
    await expect.element(NO_VIDEO).toBeVisible();
    await expectAccessibleInBothSchemes();
  });

  it('pans by keys while zoomed; arrows turn pages again without zoom', async () => {
    fakeGallery({ items });
    const viewer = await openViewer();
    await expectPicture();
    await press('+', viewer.next);
    await expect.poll(zoom).toBe(1.5);
    await press('{ArrowRight}');
    await expect.poll(offsetX).toBeLessThan(0);
    await press('{ArrowLeft}{ArrowLeft}');
    await expect.poll(offsetX).toBeGreaterThan(0);
    await viewer.expectPosition('1 of 3');
    await expect.element(viewer.next).toHaveFocus();
    await press('{Escape}');
    await expect.poll(zoom).toBe(1);
    await expect.element(viewer.next).toHaveFocus();
    await press('{ArrowRight}');
    await viewer.expectPosition('2 of 3');
  });

  it('keeps a filter chosen while zoomed and returns to all on back', async () => {
    fakeGallery({ items });
    const viewer = await openViewer();
    await expectPicture();
    await press('+');
    await expect.poll(zoom).toBeGreaterThan(1);
    await viewer.filter('Videos').click();
    await expect.element(NO_VIDEO).toBeVisible();
    // The history has settled.
    await expect.poll(() => location.hash).toBe('#videos');
    history.back();
    await expect
      .element(viewer.filter('All'))
      .toHaveAttribute('aria-pressed', 'true');
    await viewer.expectPosition('1 of 3');
    expect(zoom()).toBe(1);
  });
});

const transform = () =>
  document.querySelector<HTMLElement>('[data-slide="current"] img')!.style
    .transform;
/** 1 fits the screen. */
const zoom = () => Number(/scale\(([\d.]+)\)/.exec(transform())?.[1] ?? 1);
/** Pixels from the middle. */
const offsetX = () =>
  Number(/translate\((-?[\d.]+)px/.exec(transform())?.[1] ?? 0);

/** Returns pairs of parts of the header that lie over each other. */
function overlaps(): string[] {
  const parts = [...document.querySelector('header')!.children].map((part) =>
    part.getBoundingClientRect(),
  );
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  return parts.flatMap((one, place) =>
    parts
      .slice(place + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.right} > ${other.left}`),
  );
}

it('shows names, filter and language without overlap at every width', async () => {
  fakeGallery({ items: [] });
  await openViewer('', 'ru');
  expect(document.querySelector('header')!.children.length).toBeGreaterThan(2);
  for (const width of [320, 390, 600, 667, 768, 844, 1024, 1280]) {
    await setScreen({
      viewport: { width, height: 700 },
      reducedMotion: 'reduce',
    });
    await expect.poll(overlaps, { message: `at ${width} px` }).toEqual([]);
  }
});

it('marks a truncated photo', async () => {
  fakeGallery({ items: photos(1, () => TORN) });
  await openViewer();
  await expectPicture();
  await expect.element(page.getByText('Incomplete file')).toBeVisible();
  await expectAccessible();
});

it('shows a sample address when the number is missing', async () => {
  fakeGallery();
  await renderGuestPage('/camera-roll-mobile', { viewport: PHONE });
  await expect
    .element(page.getByText(/\/camera-roll-mobile\/\d{16}$/))
    .toBeVisible();
  await expectAccessible();
});

it('sets a note in ink under its picture where there is room, otherwise over its foot', async () => {
  fakeGallery({ items: photos(1, () => ({ note: 'Ayşe|Mutluluklar!' })) });
  await openViewer();
  const note = page.getByCss('[data-beside]');
  const boxOf = () => note.element().getBoundingClientRect();
  const footOf = () => {
    const place = document.querySelector('[data-slide="current"] [data-zoom]')!;
    const { naturalHeight, naturalWidth } = place.querySelector('img')!;
    const { bottom, height, width } = place.getBoundingClientRect();
    const drawn = Math.min(height, (width * naturalHeight) / naturalWidth);
    return bottom - (height - drawn) / 2;
  };
  await expect.element(note).toHaveAttribute('data-beside', 'true');
  await expect.poll(footOf).toBeGreaterThan(0);
  expect(boxOf().top).toBeGreaterThanOrEqual(footOf() - 1);
  expect(getComputedStyle(note.element()).backgroundImage).toBe('none');

  await setScreen({
    viewport: { width: 844, height: 390 },
    reducedMotion: 'reduce',
  });
  await expect.element(note).toHaveAttribute('data-beside', 'false');
  expect(boxOf().bottom).toBeLessThanOrEqual(footOf() + 1);
});
