/** Pixels. */
export interface MasonryLayout {
  columnWidth: number;
  /** The width of each item; a wide one has more than a column's. */
  width: Float64Array;
  x: Float64Array;
  y: Float64Array;
  height: Float64Array;
  /** Items by bands of `BAND` pixels, to avoid a scan of all. */
  bands: number[][];
  /** Tops of the headings, one for each break. */
  breakTops: Float64Array;
  totalHeight: number;
}

/** Headings across all columns; tiles go on below them. */
export interface Breaks {
  /** Indexes of the items that follow a heading, ascending. */
  at: readonly number[];
  /** Pixels; known before it renders. */
  heightOf: (heading: number, width: number) => number;
  /** Indexes of items across several columns, each the first below a heading. */
  wide?: ReadonlySet<number>;
  /** Those of the wide items that have their heading alone: they fill the row. */
  lone?: ReadonlySet<number>;
}

export interface MasonryInput {
  count: number;
  width: number;
  columns: number;
  columnWidth: number;
  gap: number;
  /** Columns of a wide item. */
  span?: number;
  breaks?: Breaks | undefined;
  heightOf: (index: number) => number;
}

/** The first `count` items keep their place. */
export interface KeptPart {
  layout: MasonryLayout;
  count: number;
}

const BAND = 600;
/** Columns this close count as level: items go left to right. */
const EVEN_PX = 1;

/** Puts each item under the lowest column. */
export function layoutMasonry(
  input: MasonryInput,
  kept?: KeptPart,
): MasonryLayout {
  const { count, columnWidth, gap, heightOf } = input;
  const { columns } = input;
  const layout = emptyLayout(input);
  const foot = new Array<number>(columns).fill(0);
  let heading = 0;
  for (let index = 0; index < count; index++) {
    if (input.breaks?.at[heading] === index)
      placeHeading(heading++, foot, layout, input);
    const isKept = kept !== undefined && index < kept.count;
    const { column, y, height } = isKept
      ? keptPlace(index, kept.layout, gap)
      : freePlace(foot, heightOf(index));
    const across = acrossOf(index, input);
    layout.x[index] = column * (columnWidth + gap);
    layout.y[index] = y;
    layout.width[index] = across * (columnWidth + gap) - gap;
    layout.height[index] = height;
    foot.fill(y + height + gap, column, column + across);
    addToBands(layout.bands, index, [y, y + height]);
  }
  layout.totalHeight = count === 0 ? 0 : Math.max(...foot) - gap;
  return layout;
}

/**
 * True when all headings stay and further ones follow behind the items that
 * were there.
 */
export function hasGrown(
  before: Breaks | undefined,
  after: Breaks | undefined,
  { width, count }: { width: number; count: number },
): boolean {
  if (!before || !after) return before === after;
  const haveStayed = before.at.every(
    (index, heading) =>
      after.at[heading] === index &&
      before.heightOf(heading, width) === after.heightOf(heading, width),
  );
  const next = after.at[before.at.length];
  const wideOf = ({ wide, lone }: Breaks) =>
    [wide, lone]
      .map((some) => [...(some ?? [])].filter((index) => index < count).join())
      .join(';');
  return (
    haveStayed &&
    (next === undefined || next >= count) &&
    wideOf(before) === wideOf(after)
  );
}

/** Returns the last heading at or above the offset; 0 above the first. */
export function headingAt(tops: ArrayLike<number>, offset: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tops[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
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

function acrossOf(
  index: number,
  { breaks, columns, span = 1 }: MasonryInput,
): number {
  if (!breaks?.wide?.has(index)) return 1;
  return breaks.lone?.has(index) ? columns : span;
}

function addToBands(
  bands: number[][],
  index: number,
  [top, bottom]: [number, number],
): void {
  for (let band = bandOf(top); band <= bandOf(bottom); band++)
    (bands[band] ??= []).push(index);
}

function keptPlace(index: number, before: MasonryLayout, gap: number) {
  const { columnWidth, x, y, height } = before;
  return {
    column: Math.round(x[index]! / (columnWidth + gap)),
    y: y[index]!,
    height: height[index]!,
  };
}

function freePlace(foot: readonly number[], height: number) {
  const column = lowest(foot);
  return { column, y: foot[column]!, height };
}

function placeHeading(
  heading: number,
  foot: number[],
  { breakTops }: MasonryLayout,
  { breaks, width }: MasonryInput,
): void {
  const top = Math.max(...foot);
  breakTops[heading] = top;
  foot.fill(top + breaks!.heightOf(heading, width));
}

export function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function emptyLayout({
  count,
  columnWidth,
  breaks,
}: MasonryInput): MasonryLayout {
  return {
    columnWidth,
    width: new Float64Array(count),
    x: new Float64Array(count),
    y: new Float64Array(count),
    height: new Float64Array(count),
    bands: [],
    breakTops: new Float64Array(breaks?.at.length ?? 0),
    totalHeight: 0,
  };
}

function lowest(foot: readonly number[]): number {
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
