import type { GalleryTools } from './gallery-tools';

/** Part of the window's height. */
const SCROLL_TARGET = 0.25;
/** The grid renders a tile some frames after the scroll. */
const MOST_FRAMES = 60;

type Grid = Pick<GalleryTools, 'masonry' | 'selection'>;

/** Scrolls to the item's tile unless it is visible, and focuses it. */
export function revealTile(grid: Grid, id: string): void {
  const index = scrollToTile(grid, id);
  if (index !== undefined) focusSoon(index, MOST_FRAMES);
}

/** Returns the picture of the item's tile, or of its stack, if it is drawn. */
export function pictureOf(grid: Grid, id: string): HTMLElement | undefined {
  return tileAt(indexOf(grid, id))?.querySelector('[data-tint]') ?? undefined;
}

/** @returns the tile's index; undefined without one */
export function scrollToTile(grid: Grid, id: string): number | undefined {
  const element = document.querySelector<HTMLElement>('main [data-grid]');
  const index = indexOf(grid, id);
  const { height, y } = grid.masonry.current().layout;
  if (!element || y[index] === undefined) return undefined;
  const top = element.getBoundingClientRect().top + y[index];
  if (top < 0 || top + height[index]! > window.innerHeight)
    window.scrollBy(0, top - window.innerHeight * SCROLL_TARGET);
  return index;
}

function indexOf({ masonry, selection }: Grid, id: string): number {
  const index = masonry.indexOf(id);
  return index < 0 ? masonry.indexOf(selection.tileOf(id)) : index;
}

function tileAt(index: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-tile="${index}"]`);
}

function focusSoon(index: number, frames: number): void {
  const box = tileAt(index)?.querySelector<HTMLElement>(
    'input[type="checkbox"]',
  );
  if (box) box.focus({ preventScroll: true });
  else if (frames > 0)
    requestAnimationFrame(() => focusSoon(index, frames - 1));
}
