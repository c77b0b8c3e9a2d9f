import { fakeGallery, FIRST_HASH, mediaItem } from '@hatira/fake-api';
import type { FakeApi, GalleryData } from '@hatira/fake-api';
import type { MediaItem, MediaSort } from '@hatira/contract';
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { renderGuestPage, type GuestPageOptions } from './guest-page';
import { holdTimers } from './held-timers';

export const GALLERY = `/camera-roll/${FIRST_HASH}`;
export const VIEWER = `/camera-roll-mobile/${FIRST_HASH}`;

const NEWEST = Date.parse('2026-06-20T18:00:00Z');
const MINUTE_MS = 60_000;
/** The page offers Undo this long. */
const OFFER_MS = 10_000;

/**
 * Returns photos in the gallery's order: the newest and first is `IMG_1.jpg`, and each is a
 * minute older than the one before.
 */
export function photos(
  count: number,
  changed: (number: number) => Partial<MediaItem> = () => ({}),
): MediaItem[] {
  return Array.from({ length: count }, (_, index) => {
    const time = new Date(NEWEST - index * MINUTE_MS).toISOString();
    const number = index + 1;
    return mediaItem(
      { created_at: time, moment: time, ...changed(number) },
      number,
    );
  });
}

/** 21:59:50 in Istanbul. */
const EVENING_MS = Date.parse('2026-06-20T18:59:50Z');

/** Returns photos of one evening, the newest first, one for each step of time. */
export function eveningOf(count: number, stepMs: number): MediaItem[] {
  return photos(count, (number) => {
    const time = new Date(EVENING_MS - (number - 1) * stepMs).toISOString();
    return { created_at: time, moment: time };
  });
}

/** Lying, standing, wide and square, in pixels. */
const SHAPES = [
  [160, 120],
  [120, 160],
  [160, 90],
  [120, 120],
] as const;

/**
 * Returns photos of a large gallery, in several shapes. Their thumbnails are in the list: no
 * request slows the page.
 */
export function manyPhotos(
  count: number,
  changed: (number: number) => Partial<MediaItem> = () => ({}),
): MediaItem[] {
  return photos(count, (number) => {
    const [width, height] = SHAPES[number % SHAPES.length]!;
    return {
      width,
      height,
      thumb_url: drawn({ width, height }, number),
      ...changed(number),
    };
  });
}

function drawn(
  { width, height }: { width: number; height: number },
  number: number,
): string {
  return `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>#${number}`;
}

/** Answers a gallery whose files the couple deletes and restores. */
export function fakeCouplesGallery({ items = [], ...data }: GalleryData) {
  const gone = new Set<string>();
  const left = () => items.filter(({ id }) => !gone.has(id));
  const counted = (ids: string[], change: (id: string) => void) => {
    ids.forEach(change);
    return ids.length;
  };
  const api: FakeApi = fakeGallery({ items, ...data })
    .on('getGallery', () => ({ data: left() }))
    .on('deleteMedia', ({ params }) => {
      gone.add(params['id']!);
      return {};
    })
    .on('bulkDelete', ({ body: { ids } }) => ({
      deleted: counted(ids, (id) => gone.add(id)),
    }))
    .on('restore', ({ body: { ids } }) => ({
      restored: counted(ids, (id) => gone.delete(id)),
    }));
  return { api, left: () => left().map(({ file_name: name }) => name) };
}

interface GalleryOptions extends GuestPageOptions {
  /** Whether the page greets as on the first visit. */
  isFirstVisit?: boolean;
  /** The order of the pictures that an earlier visit chose. */
  order?: MediaSort;
  path?: string;
  /** A place on the page, which begins with `#`. */
  place?: string;
}

/** Loads the sample's gallery, which goes on to offer Undo, and waits for the couple's names. */
export async function renderGallery({
  isFirstVisit = false,
  order,
  path = GALLERY,
  place = '',
  ...options
}: GalleryOptions = {}): Promise<Gallery> {
  holdTimers(OFFER_MS);
  if (order) localStorage.setItem(`media-order ${FIRST_HASH}`, order);
  if (!isFirstVisit) sessionStorage.setItem(`celebrated ${FIRST_HASH}`, '1');
  await renderGuestPage(path + place, { reducedMotion: 'reduce', ...options });
  await expect
    .element(page.getByRole('heading', { name: 'Elif & Can' }))
    .toBeVisible();
  return new Gallery();
}

/** Places of the couple's page, in English. */
export class Gallery {
  readonly celebration = page.getByRole('dialog', {
    name: 'Here’s to the two of you',
  });
  readonly tiles = page
    .getByRole('list', { name: 'Photos and videos' })
    .getByRole('listitem');
  readonly boxes = this.tiles.getByRole('checkbox');
  readonly selectAll = page.getByLabelText('Select all');
  readonly downloadSelected = page.getByRole('button', {
    name: 'Download selected',
  });
  /** A picture over the grid. */
  readonly opened = page.getByRole('dialog', { name: 'Photos and videos' });
  readonly position = page.getByText(/^[\d,]+ of [\d,]+$/);
  /** This and the next two belong to the viewer. */
  readonly previous = page.getByRole('button', { name: 'Previous' });
  readonly next = page.getByRole('button', { name: 'Next' });
  readonly current = page
    .getByRole('list', { name: 'Photos and videos' })
    .getByCss('[aria-current="true"]');

  /** Finds a tile by its checkbox: narrow ones have no caption. */
  tile(fileName: string): Locator {
    return this.tiles.filter({ has: this.box(fileName) });
  }

  box(fileName: string): Locator {
    const name = fileName.replaceAll('.', '\\.');
    return page.getByRole('checkbox', {
      name: new RegExp(`^(Photo|Video) \\d+: ${name}(, |$)`),
    });
  }

  /** Begins a selection by its control, and waits for all pages. */
  async choose(): Promise<void> {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await expect.element(this.selectAll).toBeEnabled();
  }

  filter(name: 'All' | 'Photos' | 'Videos'): Locator {
    return page
      .getByRole('group', { name: 'Show' })
      .getByRole('button', { name, exact: true });
  }

  async expectPosition(text: string | RegExp): Promise<void> {
    await expect.element(this.position).toHaveText(text);
  }
}

export function button(name: string | RegExp): Locator {
  return page.getByRole('button', { name });
}

/** Opens the menu in any language. */
export async function openMenu(): Promise<Locator> {
  await page.getByCss('[data-toolbar] [data-kind="icon"]').click();
  const menu = page.getByCss('dialog[open]');
  await expect.element(menu).toBeVisible();
  return menu;
}

/** Chooses an option of the menu, and closes it. */
export async function chooseInMenu(
  label: string,
  option: string,
): Promise<void> {
  const menu = await openMenu();
  await menu.getByLabelText(label, { exact: true }).selectOptions(option);
  await closeMenu();
}

export async function closeMenu(): Promise<void> {
  await press('{Escape}');
  await expect.element(page.getByCss('dialog[open]')).not.toBeInTheDocument();
}

/** Focuses an element and presses keys, in the words of `userEvent.keyboard`. */
export async function press(keys: string, at?: Locator): Promise<void> {
  if (at) await focus(at);
  await userEvent.keyboard(keys);
}

export async function focus(at: Locator): Promise<void> {
  await expect.element(at).toBeInTheDocument();
  (at.element() as HTMLElement).focus();
}

/** Scrolls as soon as the page is long enough, and waits until it has seen it. */
export async function scrollDown(y: number): Promise<void> {
  await expect
    .poll(() => {
      window.scrollTo(0, y);
      return window.scrollY;
    })
    .toBe(y);
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
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
