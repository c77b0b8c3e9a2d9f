import { localHours } from '@hatira/contract';

/** Heights in pixels. */
export interface Sizes {
  columns: number;
  tile: number;
  gap: number;
  eventHeading: number;
  dayHeading: number;
  hourHeading: number;
}

/** A heading; `at` in seconds, or the position of an event. */
export interface HeadingRow {
  kind: 'event' | 'day' | 'hour';
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

/** The times and events of the items, on which the headings depend. */
export interface Dates {
  /** The moments of the items, in seconds of the wedding's clock. */
  times: readonly number[];
  /** The positions of events; -1 without one. Absent: the wedding has no events. */
  events?: readonly number[] | undefined;
}

/**
 * Returns the rows of the page: headings of events, days and hours, and rows of tiles.
 * @param shown the items in order
 */
export function rowsOf(
  shown: readonly number[],
  { times, events }: Dates,
  size: Sizes,
): Layout {
  const rows: Row[] = [];
  let top = 0;
  const head = (kind: HeadingRow['kind'], at: number, height: number) => {
    rows.push({ kind, at, top, height });
    top += height;
  };
  const tiles = (first: number, end: number) => {
    const height = size.tile + size.gap;
    for (let from = first; from < end; from += size.columns) {
      const to = Math.min(from + size.columns, end);
      rows.push({ kind: 'tiles', from, to, top, height });
      top += height;
    }
  };
  for (const { event, start, end } of chaptersOf(shown, events)) {
    if (event >= 0) head('event', event, size.eventHeading);
    const localMsAt = (at: number) => 1000 * times[shown[start + at]!]!;
    const hours = localHours(end - start, localMsAt);
    for (const [index, { first, localMs, startsDay }] of hours.entries()) {
      if (startsDay) head('day', localMs / 1000, size.dayHeading);
      head('hour', localMs / 1000, size.hourHeading);
      const next = hours[index + 1]?.first;
      tiles(start + first, next === undefined ? end : start + next);
    }
  }
  return { rows, height: top };
}

interface ChapterOfPage {
  /** -1: no event. */
  event: number;
  /** Positions among the shown items. */
  start: number;
  end: number;
}

function chaptersOf(
  shown: readonly number[],
  events: Dates['events'],
): ChapterOfPage[] {
  const chapters: ChapterOfPage[] = [];
  for (const [position, item] of shown.entries()) {
    const event = events?.[item] ?? -1;
    const last = chapters[chapters.length - 1];
    if (last?.event === event) last.end = position + 1;
    else chapters.push({ event, start: position, end: position + 1 });
  }
  return chapters;
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
