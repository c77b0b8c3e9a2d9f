/** Pixels. */
export interface MasonryLayout {
  columnWidth: number;
  x: Float64Array;
  y: Float64Array;
  height: Float64Array;
  /** Items by bands of `BAND` pixels, to avoid a scan of all. */
  bands: number[][];
  totalHeight: number;
}

export interface MasonryInput {
  count: number;
  width: number;
  columns: number;
  gap: number;
  heightOf: (index: number, columnWidth: number) => number;
}

/** The first `count` items keep their place. */
export interface KeptPart {
  layout: MasonryLayout;
  count: number;
}

const BAND = 600;
/** Columns this close count as level: items go left to right. */
const EVEN_PX = 1;
const MIN_COLUMN_WIDTH = 280;
const MAX_COLUMNS = 7;

/** Few items get fewer, wider columns. */
export function columnsFor(width: number, count = MAX_COLUMNS): number {
  return Math.min(
    MAX_COLUMNS,
    Math.max(2, Math.min(count, Math.floor(width / MIN_COLUMN_WIDTH))),
  );
}

export function columnWidthOf(
  width: number,
  columns: number,
  gap: number,
): number {
  return (width - gap * (columns - 1)) / columns;
}

/** Puts each item under the lowest column. */
export function layoutMasonry(
  input: MasonryInput,
  kept?: KeptPart,
): MasonryLayout {
  const { count, width, columns, gap, heightOf } = input;
  const columnWidth = columnWidthOf(width, columns, gap);
  const layout = emptyLayout(count, columnWidth);
  const foot = new Array<number>(columns).fill(0);
  for (let index = 0; index < count; index++) {
    const isKept = kept !== undefined && index < kept.count;
    const column = isKept
      ? Math.round(kept.layout.x[index]! / (columnWidth + gap))
      : lowest(foot);
    const y = isKept ? kept.layout.y[index]! : foot[column]!;
    const height = isKept
      ? kept.layout.height[index]!
      : heightOf(index, columnWidth);
    layout.x[index] = column * (columnWidth + gap);
    layout.y[index] = y;
    layout.height[index] = height;
    foot[column] = y + height + gap;
    for (let band = bandOf(y); band <= bandOf(y + height); band++)
      (layout.bands[band] ??= []).push(index);
  }
  layout.totalHeight = count === 0 ? 0 : Math.max(...foot) - gap;
  return layout;
}

/** Includes partly visible items, in order. */
export function indexesWithin(
  layout: MasonryLayout,
  top: number,
  bottom: number,
): number[] {
  const found = new Set<number>();
  for (let band = Math.max(0, bandOf(top)); band <= bandOf(bottom); band++) {
    for (const index of layout.bands[band] ?? []) {
      const y = layout.y[index]!;
      if (y <= bottom && y + layout.height[index]! >= top) found.add(index);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function emptyLayout(count: number, columnWidth: number): MasonryLayout {
  return {
    columnWidth,
    x: new Float64Array(count),
    y: new Float64Array(count),
    height: new Float64Array(count),
    bands: [],
    totalHeight: 0,
  };
}

function lowest(foot: number[]): number {
  let best = 0;
  for (let column = 1; column < foot.length; column++)
    if (foot[column]! < foot[best]! - EVEN_PX) best = column;
  return best;
}

function bandOf(y: number): number {
  return Math.floor(y / BAND);
}

/** Returns pixels: 0 for the window's top, more below, most above it. */
export function distanceFrom(
  { top, bottom }: { top: number; bottom: number },
  index: number,
  layout: MasonryLayout,
): number {
  const y = layout.y[index]!;
  const foot = y + layout.height[index]!;
  if (foot < top) return bottom - top + (top - foot) * 2;
  return Math.max(0, y - top);
}
