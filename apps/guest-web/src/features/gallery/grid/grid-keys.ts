import { headingAt, type MasonryLayout } from '../masonry/masonry-layout';

const PAGE_ROWS = 4;

/** The index of the first item of each row of headings, ascending. */
type Starts = readonly number[];

/**
 * Left and right follow the order, up and down the column. Undefined for other
 * keys.
 */
export function nextIndex(
  key: string,
  from: number,
  layout: MasonryLayout,
  starts: Starts = [],
): number | undefined {
  const last = layout.x.length - 1;
  const within = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowDown':
      return inColumn(from, 1, layout, starts);
    case 'ArrowUp':
      return inColumn(from, -1, layout, starts);
    case 'PageDown':
      return repeated(PAGE_ROWS, from, (index) =>
        inColumn(index, 1, layout, starts),
      );
    case 'PageUp':
      return repeated(PAGE_ROWS, from, (index) =>
        inColumn(index, -1, layout, starts),
      );
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The index in a column. A heading with fewer items has the nearest of them. */
function inColumn(
  from: number,
  step: 1 | -1,
  { x }: MasonryLayout,
  starts: Starts,
): number {
  const far = (index: number) => Math.abs(x[index]! - x[from]!);
  const start = headingAt(starts, from);
  let nearest: number | undefined;
  let passed: number | undefined;
  for (let index = from + step; index >= 0 && index < x.length; index += step) {
    const heading = headingAt(starts, index);
    if (passed !== undefined && heading !== passed) break;
    if (far(index) < 1) return index;
    if (heading === start) continue;
    passed = heading;
    if (nearest === undefined || far(index) < far(nearest)) nearest = index;
  }
  return nearest ?? from;
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
