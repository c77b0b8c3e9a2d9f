import type { MasonryLayout } from './masonry/masonry-layout';

const PAGE_ROWS = 4;

/**
 * Left and right follow the order, up and down the column. Undefined for other
 * keys.
 */
export function nextIndex(
  key: string,
  from: number,
  layout: MasonryLayout,
): number | undefined {
  const last = layout.x.length - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowDown':
      return inColumn(from, 1, layout);
    case 'ArrowUp':
      return inColumn(from, -1, layout);
    case 'PageDown':
      return repeated(PAGE_ROWS, from, (index) => inColumn(index, 1, layout));
    case 'PageUp':
      return repeated(PAGE_ROWS, from, (index) => inColumn(index, -1, layout));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function inColumn(from: number, step: 1 | -1, { x }: MasonryLayout): number {
  for (let index = from + step; index >= 0 && index < x.length; index += step) {
    if (Math.abs(x[index]! - x[from]!) < 1) return index;
  }
  return from;
}

function repeated(
  times: number,
  start: number,
  step: (index: number) => number,
): number {
  let index = start;
  for (let count = 0; count < times; count++) index = step(index);
  return index;
}
