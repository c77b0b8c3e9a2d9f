import {
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import {
  fakeGallery,
  FIRST_HASH,
  mediaItem,
  networkFailure,
  refuse,
} from '@hatira/fake-api';
import type { MediaItem } from '@hatira/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGuestPage } from '../../../../test/guest-page';

const GALLERY = `/camera-roll/${FIRST_HASH}`;
const VIEWER = `/camera-roll-mobile/${FIRST_HASH}`;
/** The first in the list. */
const LATEST = 2;
const WORDS = {
  en: {
    cannotOpen:
      'This file could not be opened. You can still download the original.',
    again:
      'It could not be opened this time either. You can still download the original.',
    retry: 'Try again',
    preparing: 'Processing…',
    wrong: 'Something went wrong',
    offline:
      'No connection. Please check your internet connection and try again.',
  },
  tr: {
    cannotOpen: 'Bu dosya açılamadı. Orijinalini yine de indirebilirsiniz.',
    again: 'Bu kez de açılamadı. Orijinalini yine de indirebilirsiniz.',
    retry: 'Yeniden dene',
    preparing: 'Hazırlanıyor…',
  },
} as const;

afterEach(() => void vi.useRealTimers());

/** Returns a photo that failed, as the server lists it. */
function failedItem(changed: Partial<MediaItem> = {}): MediaItem {
  const { thumb_url: _, preview_url: __, ...item } = mediaItem({}, LATEST);
  return { ...item, processing: 'failed', ...changed };
}

const slide = page.getByCss('[data-slide=current]');
const stage = () =>
  document.querySelector('[data-slide]')!.closest('[tabindex]');

async function openLarge(language: 'en' | 'tr' = 'en'): Promise<void> {
  await renderGuestPage(VIEWER, { language, viewport: PHONE });
  await expect.element(slide.getByRole('status')).toBeVisible();
}

it.each(['tr', 'en'] as const)(
  'starts a failed photo again in %s, and shows its picture when it is made',
  async (language) => {
    const words = WORDS[language];
    const item = failedItem();
    const api = fakeGallery({ items: [item, mediaItem()] }).on('retryFailed', {
      retried: 1,
    });
    const events = api.stream('getGalleryEvents');
    await openLarge(language);
    const status = slide.getByRole('status');
    await expect.element(status).toHaveTextContent(words.cannotOpen);
    await expectAccessibleInBothSchemes();
    const answer = api.hold('retryFailed');
    await slide.getByRole('button', { name: words.retry }).click();
    await expect.element(status).toHaveTextContent(words.preparing);
    await expect
      .element(slide.getByRole('button', { name: words.retry }))
      .not.toBeInTheDocument();
    expect(document.activeElement).toBe(stage());
    answer.release();
    await expect
      .poll(() => api.bodies('retryFailed'))
      .toEqual([{ ids: [item.id] }]);
    events.send('media', {
      changed: [{ ...item, processing: 'pending' }],
      removed: [],
    });
    events.send('media', { changed: [mediaItem({}, LATEST)], removed: [] });
    await expect.element(slide.getByRole('img')).toBeVisible();
    expect(document.activeElement).toBe(stage());
    await expect.poll(() => api.changes).toEqual(['POST retryFailed']);
  },
);

it.each(['tr', 'en'] as const)(
  'says in %s that a photo could not be opened this time either',
  async (language) => {
    const words = WORDS[language];
    const item = failedItem();
    const api = fakeGallery({ items: [item] }).on('retryFailed', {
      retried: 1,
    });
    const events = api.stream('getGalleryEvents');
    await openLarge(language);
    const status = slide.getByRole('status');
    await expect.element(status).not.toHaveTextContent(words.again);
    await slide.getByRole('button', { name: words.retry }).click();
    await expect.element(status).toHaveTextContent(words.preparing);
    await expect.poll(() => api.calls('retryFailed')).toHaveLength(1);
    events.send('media', { changed: [item], removed: [] });
    await expect.element(status).toHaveTextContent(words.again);
    await expect.element(status).not.toHaveTextContent(words.cannotOpen);
    await expect
      .element(slide.getByRole('button', { name: words.retry }))
      .toBeVisible();
    await expectAccessibleInBothSchemes();
  },
);

it('is pressed by the keyboard over the grid, where the arrows go on turning pages', async () => {
  const items = [failedItem(), mediaItem()];
  const api = fakeGallery({ items }).on('retryFailed', { retried: 1 });
  await renderGuestPage(`${GALLERY}#all/${items[0]!.id}`);
  const button = slide.getByRole('button', { name: WORDS.en.retry });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(slide.getByRole('status'))
    .toHaveTextContent(WORDS.en.preparing);
  expect(document.activeElement).toBe(stage());
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('2 of 2')).toBeVisible();
  await expect.poll(() => api.bodies('retryFailed')).toHaveLength(1);
});

it('is offered on the tile, too, beside the download', async () => {
  const items = [failedItem(), mediaItem()];
  const api = fakeGallery({ items }).on('retryFailed', { retried: 1 });
  const events = api.stream('getGalleryEvents');
  sessionStorage.setItem(`celebrated ${FIRST_HASH}`, '1');
  await renderGuestPage(GALLERY, { viewport: PHONE });
  const tile = page
    .getByRole('list', { name: 'Photos and videos' })
    .getByRole('listitem')
    .first();
  await expect.element(tile).toHaveTextContent(WORDS.en.cannotOpen);
  await tile.getByRole('button', { name: WORDS.en.retry }).click();
  await expect
    .poll(() => api.bodies('retryFailed'))
    .toEqual([{ ids: [items[0]!.id] }]);
  await expect.element(tile.getByRole('checkbox')).toHaveFocus();
  await expect.element(tile).not.toHaveTextContent(WORDS.en.cannotOpen);
  events.send('media', { changed: [items[0]!], removed: [] });
  await expect.element(tile).toHaveTextContent(WORDS.en.again);
});

it.each([
  ['a refusal', refuse('too_many_requests'), 'wrong'],
  ['a lost network', networkFailure(), 'offline'],
  ['an answer without a started item', { retried: 0 }, 'wrong'],
] as const)(
  'says so after %s, and offers another try',
  async (_name, answer, words) => {
    fakeGallery({ items: [failedItem()] }).on('retryFailed', answer);
    await openLarge();
    const button = slide.getByRole('button', { name: WORDS.en.retry });
    await button.click();
    await expect.element(page.getByText(WORDS.en[words])).toBeVisible();
    await expect
      .element(slide.getByRole('status'))
      .toHaveTextContent(WORDS.en.cannotOpen);
    await expect.element(button).toBeVisible();
  },
);

it.each([
  ['en', 'You can try this file again from Saturday'],
  ['tr', 'Bu dosyayı yeniden deneyebileceğiniz zaman: Cumartesi'],
] as const)(
  'says in %s when a file can be tried again that was tried too often',
  async (language, words) => {
    const SIX_HOURS = 21_600;
    const refused = refuse('too_many_requests', { retryAfter: SIX_HOURS });
    fakeGallery({ items: [failedItem()] }).on('retryFailed', refused);
    await openLarge(language);
    // Evening of a Friday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 8, 11, 22, 30) });
    const { retry } = WORDS[language];
    await slide.getByRole('button', { name: retry }).click();
    const toast = page.getByText(words);
    await expect.element(toast).toBeVisible();
    // The seconds are not shown.
    await expect.element(toast).toHaveTextContent('04:31');
  },
);

it.each([
  ['relatives', { access: 'view' }],
  ['visitors of the demo', { isDemo: true }],
] as const)('offers %s no other try', async (_name, wedding) => {
  fakeGallery({ items: [failedItem()], wedding });
  await openLarge();
  await expect
    .element(slide.getByRole('status'))
    .toHaveTextContent(WORDS.en.cannotOpen);
  await expect
    .element(slide.getByRole('button', { name: WORDS.en.retry }))
    .not.toBeInTheDocument();
});

it('starts a failed video again, and then plays it', async () => {
  const video = failedItem({
    file_name: 'MOV_1.mov',
    file_type: 'video/quicktime',
  });
  const api = fakeGallery({ items: [video] }).on('retryFailed', { retried: 1 });
  const events = api.stream('getGalleryEvents');
  await openLarge();
  const status = slide.getByRole('status');
  await expect.element(status).toHaveTextContent('Failed to load video');
  await slide.getByRole('button', { name: WORDS.en.retry }).click();
  await expect.element(status).toHaveTextContent(WORDS.en.preparing);
  expect(document.activeElement).toBe(stage());
  const playback = '/media/key-of-photo-2/playback';
  events.send('media', {
    changed: [{ ...video, processing: 'ready', playback_url: playback }],
    removed: [],
  });
  await expect.poll(() => api.calls('getRendition').length).toBeGreaterThan(0);
  await expect.poll(() => api.calls('retryFailed')).toHaveLength(1);
});

it.each([
  { width: 320, height: 568 },
  { width: 568, height: 320 },
])(
  'is in reach on $width × $height pixels beside a long note in Greek',
  async (viewport) => {
    const item = failedItem({ note: `Ελένη|${'Χρόνια πολλά! '.repeat(20)}` });
    const api = fakeGallery({ items: [item] }).on('retryFailed', {
      retried: 1,
    });
    await renderGuestPage(`${GALLERY}#all/${item.id}`, {
      language: 'el',
      viewport,
    });
    const button = slide.getByRole('status').getByRole('button');
    await expect.element(button).toBeInViewport({ ratio: 1 });
    await expectFits();
    await button.click();
    await expect.poll(() => api.calls('retryFailed')).toHaveLength(1);
  },
);
