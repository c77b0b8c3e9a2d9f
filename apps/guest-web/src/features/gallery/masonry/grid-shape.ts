/** Least and most across by choice. */
export const LEAST_ACROSS = 2;
export const MOST_ACROSS = 6;

export interface GridShape {
  columns: number;
  /** Pixels. */
  width: number;
  columnWidth: number;
  /** Pixels between the tiles. */
  gap: number;
  /**
   * `compact` tiles have no texts and actions; `small` ones are square, too,
   * and as large as two fingertips.
   */
  tiles: 'full' | 'compact' | 'small';
}

const MIN_COLUMN_WIDTH = 280;
const MAX_COLUMNS = 7;
const PHONE_WIDTH = 600;
/** Fewer fill little more than a phone's screen, two across. */
const MANY = 9;
/** Narrower tiles have no room for texts and actions. */
const FULL_WIDTH = 180;
const COMPACT_WIDTH = 88;
const COMPACT_GAP = 3;
const MARGIN_PX = 700;
/** More columns have more tiles in a margin. */
const MARGIN_OF_ALL_PX = 2_100;

/** The number of columns until somebody chooses one. Few items get fewer, wider columns. */
export function columnsFor(width: number, count = Infinity): number {
  if (width < PHONE_WIDTH) return count < MANY ? 2 : 3;
  const most = Math.max(3, Math.floor(width / MIN_COLUMN_WIDTH));
  return Math.min(MAX_COLUMNS, Math.max(2, Math.min(count, most)));
}

/**
 * @param gap of full tiles
 * @param chosen undefined: by width and count
 */
export function shapeOf(
  { width, count, gap }: { width: number; count: number; gap: number },
  chosen: number | undefined,
): GridShape {
  const columns = chosen ?? columnsFor(width, count);
  const full = columnWidthOf(width, columns, gap);
  if (columns === LEAST_ACROSS || full >= FULL_WIDTH)
    return { columns, gap, width, columnWidth: full, tiles: 'full' };
  const columnWidth = columnWidthOf(width, columns, COMPACT_GAP);
  const tiles = columnWidth < COMPACT_WIDTH ? 'small' : 'compact';
  return { columns, gap: COMPACT_GAP, width, columnWidth, tiles };
}

/** Columns of a wide item: a phone's whole width, else half a page. */
export function spanOf({ columns, width }: GridShape): number {
  return width < PHONE_WIDTH ? columns : Math.min(columns, 2);
}

/** Whether a wide item that has its heading alone is wider than others. */
export function fillsRow(shape: GridShape): boolean {
  return spanOf(shape) < shape.columns;
}

/** Pixels above and below the window whose tiles are drawn. */
export function marginOf({ columns, tiles }: GridShape): number {
  const margin = Math.min(MARGIN_PX, MARGIN_OF_ALL_PX / columns);
  return tiles === 'small' ? margin / 3 : margin;
}

function columnWidthOf(width: number, columns: number, gap: number): number {
  return (width - gap * (columns - 1)) / columns;
}
