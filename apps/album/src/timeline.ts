import { localHours } from '@hatira/contract';

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
 * Returns the rows of the page: headings of days and hours, and rows of tiles.
 * @param shown the items in order
 * @param times by item, in seconds of the wedding's clock
 */
export function rowsOf(
  shown: readonly number[],
  times: readonly number[],
  size: Sizes,
): Layout {
  const rows: Row[] = [];
  let top = 0;
  const head = (kind: HeadingRow['kind'], at: number, height: number) => {
    rows.push({ kind, at, top, height });
    top += height;
  };
  const hours = localHours(shown.length, (at) => 1000 * times[shown[at]!]!);
  for (const [index, { first, localMs, startsDay }] of hours.entries()) {
    if (startsDay) head('day', localMs / 1000, size.dayHeading);
    head('hour', localMs / 1000, size.hourHeading);
    const end = hours[index + 1]?.first ?? shown.length;
    const height = size.tile + size.gap;
    for (let from = first; from < end; from += size.columns) {
      const to = Math.min(from + size.columns, end);
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
