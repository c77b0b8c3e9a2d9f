const HOUR = 3600;
const DAY = 24 * HOUR;

/** Consecutive items of one hour of the wedding's clock; times in seconds. */
export interface Run {
  day: number;
  hour: number;
  /** Position of its first item. */
  from: number;
  /** Position after its last item. */
  to: number;
}

/** Heights in pixels. */
export interface Sizes {
  columns: number;
  tile: number;
  gap: number;
  dayHeading: number;
  hourHeading: number;
}

/** A heading; `at` in seconds. */
export interface HeadingRow {
  kind: 'day' | 'hour';
  at: number;
  top: number;
  height: number;
}

/** The tiles of the items from one position to before another. */
export interface TilesRow {
  kind: 'tiles';
  from: number;
  to: number;
  top: number;
  height: number;
}

export type Row = HeadingRow | TilesRow;

export interface Layout {
  rows: Row[];
  height: number;
}

/**
 * Returns the runs of items of the same day and hour. Where clocks go back, an hour that comes twice is one.
 * @param shown the items in order
 * @param times by item, in seconds
 */
export function hoursOf(
  shown: readonly number[],
  times: readonly number[],
): Run[] {
  const runs: Run[] = [];
  const hourAt = (at: number) => Math.floor(times[shown[at]!]! / HOUR);
  let from = 0;
  for (let to = 1; to <= shown.length; to++) {
    const hour = hourAt(from);
    if (to < shown.length && hourAt(to) === hour) continue;
    const day = Math.floor(hour / 24) * DAY;
    runs.push({ hour: hour * HOUR, day, from, to });
    from = to;
  }
  return runs;
}

/** Returns the rows of the page: headings of days and hours, and rows of tiles. */
export function rowsOf(
  shown: readonly number[],
  times: readonly number[],
  size: Sizes,
): Layout {
  const rows: Row[] = [];
  let top = 0;
  let day: number | undefined;
  const head = (kind: HeadingRow['kind'], at: number, height: number) => {
    rows.push({ kind, at, top, height });
    top += height;
  };
  for (const run of hoursOf(shown, times)) {
    if (run.day !== day) head('day', run.day, size.dayHeading);
    day = run.day;
    head('hour', run.hour, size.hourHeading);
    const height = size.tile + size.gap;
    for (let { from } = run; from < run.to; from += size.columns) {
      const to = Math.min(from + size.columns, run.to);
      rows.push({ kind: 'tiles', from, to, top, height });
      top += height;
    }
  }
  return { rows, height: top };
}

/** Returns the index of the last row that begins at `top` or above it; 0 without one. */
export function rowAt(rows: readonly Row[], top: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (rows[middle]!.top <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the index of the row with the tile of a position; -1 without one. */
export function rowWith(rows: readonly Row[], position: number): number {
  return rows.findIndex(
    (row) => row.kind === 'tiles' && row.from <= position && position < row.to,
  );
}
