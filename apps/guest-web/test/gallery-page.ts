import { FIRST_HASH, mediaItem } from '@hatira/fake-api';
import type { MediaItem } from '@hatira/contract';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { renderGuestPage, type GuestPageOptions } from './guest-page';

export const GALLERY = `/camera-roll/${FIRST_HASH}`;
/** 21:59:50 in Istanbul. */
const START_MS = Date.parse('2026-06-20T18:59:50Z');

/** Returns photos of one evening, the newest first, one for each step of time. */
export function eveningOf(count: number, stepMs: number): MediaItem[] {
  return Array.from({ length: count }, (_, index) => {
    const moment = new Date(START_MS - index * stepMs).toISOString();
    return mediaItem({ moment, created_at: moment }, index + 1);
  });
}

interface GalleryOptions extends GuestPageOptions {
  /** The order of the pictures that an earlier visit chose. */
  order?: 'moment' | 'uploaded';
  /** A place in the gallery, which begins with `#`. */
  place?: string;
}

/** Opens the sample's gallery as a visitor who has seen its celebration, and waits for its tiles. */
export async function renderGallery({
  order = 'uploaded',
  place = '',
  ...options
}: GalleryOptions = {}): Promise<void> {
  sessionStorage.setItem(`celebrated ${FIRST_HASH}`, '1');
  localStorage.setItem('media-order', order);
  await renderGuestPage(GALLERY + place, options);
  await expect.element(page.getByRole('checkbox').first()).toBeInTheDocument();
}

/** Returns the place of an element in the window. */
export const boxOf = (locator: Locator) =>
  locator.element().getBoundingClientRect();

/** Returns the pixels that a select lacks for its chosen text. */
export function lackingOf(locator: Locator): number {
  const select = locator.element() as HTMLSelectElement;
  const { offsetWidth: shown, style } = select;
  style.minWidth = 'max-content';
  const { offsetWidth: whole } = select;
  style.minWidth = '';
  return whole - shown;
}
