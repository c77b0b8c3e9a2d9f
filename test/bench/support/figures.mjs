/**
 * @typedef {object} Mark
 * @property {'ours' | 'ratio'} of the figure that it bounds
 * @property {number} [atLeast]
 * @property {number} [atMost]
 */

/**
 * @typedef {object} Row a line of the closing table
 * @property {string} work
 * @property {string} unit of both figures
 * @property {number} ours
 * @property {string} [peer] its name
 * @property {number} [theirs] measured in the same run
 * @property {string} [absent] the reason why the peer was not measured
 * @property {Mark} [mark]
 */

/** @typedef {'ok' | 'missed' | 'not measured' | ''} Verdict */

const COLUMNS = [
  'Work',
  'Unit',
  'Ours',
  'Peer',
  'Its figure',
  'Ratio',
  'Mark',
  'Result',
];
/** The other columns hold numbers. */
const TEXT_COLUMNS = new Set([0, 1, 3, 6, 7]);

/**
 * The middle value, or the mean of the two in the middle; 0 for an empty list.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    Math.floor(sorted.length / 2) + 1,
  );
  return middle.reduce((sum, value) => sum + value, 0) / (middle.length || 1);
}

/**
 * The value at a share of the sorted values; 0 for an empty list.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(Math.floor(sorted.length * share), sorted.length - 1);
  return sorted[index] ?? 0;
}

/**
 * @param {Mark['of']} of
 * @param {{ atLeast?: number, atMost?: number }} bound
 * @returns {Mark}
 */
export function mark(of, bound) {
  return { of, ...bound };
}

/**
 * Returns our figure divided by the peer's; undefined where the peer has no
 * figure, or 0.
 * @param {Row} row
 */
export function ratioOf({ ours, theirs }) {
  return theirs ? ours / theirs : undefined;
}

/**
 * @param {Row} row
 * @returns {Verdict} empty without a mark
 */
export function verdictOf(row) {
  if (!row.mark) return '';
  const { of, atLeast = -Infinity, atMost = Infinity } = row.mark;
  const value = of === 'ours' ? row.ours : ratioOf(row);
  if (value === undefined) return 'not measured';
  return value >= atLeast && value <= atMost ? 'ok' : 'missed';
}

/**
 * Draws rows as a Markdown table with aligned columns.
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
  const lines = [COLUMNS, ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) =>
    Math.max(3, ...lines.map((cells) => cells[column].length)),
  );
  const rule = widths.map((width, column) =>
    TEXT_COLUMNS.has(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head, ...body] = lines.map((cells) => cells.map(padded(widths)));
  return [head, rule, ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** @param {number[]} widths */
function padded(widths) {
  /** @param {string} cell @param {number} column */
  return (cell, column) =>
    TEXT_COLUMNS.has(column)
      ? cell.padEnd(widths[column])
      : cell.padStart(widths[column]);
}

/** @param {Row} row */
function cellsOf(row) {
  const ratio = ratioOf(row);
  return [
    row.work,
    row.unit,
    shown(row.ours),
    row.peer ?? '',
    row.theirs === undefined ? (row.absent ?? '') : shown(row.theirs),
    ratio === undefined ? '' : ratio.toFixed(2),
    markText(row),
    verdictOf(row),
  ];
}

/** @param {Row} row */
function markText({ mark, unit }) {
  if (!mark) return '';
  const bound =
    mark.atLeast === undefined
      ? `at most ${mark.atMost}`
      : `at least ${mark.atLeast}`;
  return mark.of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`;
}

/** Three digits that count. @param {number} value */
function shown(value) {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}
