/** @typedef {Record<string, number>} Values */

/**
 * Scores of 100, milliseconds, layout shift in Lighthouse's unit.
 * @type {{ key: string, title: string, isMet: (value: number) => boolean, wanted: string }[]}
 */
const MARKS = [
  {
    key: 'performance',
    title: 'perf',
    isMet: (value) => value >= 95,
    wanted: 'at least 95',
  },
  {
    key: 'accessibility',
    title: 'a11y',
    isMet: (value) => value === 100,
    wanted: '100',
  },
  {
    key: 'bestPractices',
    title: 'practices',
    isMet: (value) => value === 100,
    wanted: '100',
  },
  {
    key: 'seo',
    title: 'seo',
    isMet: (value) => value === 100,
    wanted: '100',
  },
  {
    key: 'lcpMs',
    title: 'LCP',
    isMet: (value) => value < 2000,
    wanted: 'under 2000 ms',
  },
  {
    key: 'cls',
    title: 'CLS',
    isMet: (value) => value < 0.02,
    wanted: 'under 0.02',
  },
];
/** They explain the marks. */
const ASIDE = [
  { key: 'fcpMs', title: 'FCP' },
  { key: 'tbtMs', title: 'TBT' },
  { key: 'scriptBytes', title: 'JS bytes' },
  { key: 'totalBytes', title: 'all bytes' },
];
const WIDTHS = [18, 6, 6, 10, 5, 8, 8, 8, 8, 10, 10];

export const COLUMNS = [
  'median of the runs',
  ...[...MARKS, ...ASIDE].map(({ title }) => title),
];

/**
 * Returns the values in the order of the columns.
 * @param {Values} values
 */
export function cellsOf(values) {
  return [...MARKS, ...ASIDE].map(({ key }) =>
    String(key === 'cls' ? values[key].toFixed(3) : Math.round(values[key])),
  );
}

/**
 * Returns one line for each missed mark.
 * @param {Values} values
 */
export function missedMarks(values) {
  return MARKS.filter(({ key, isMet }) => !isMet(values[key])).map(
    ({ key, title, wanted }) => `${title} is ${values[key]}, wanted ${wanted}`,
  );
}

/** @param {string[]} cells */
export function tableRow(cells) {
  return cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(WIDTHS[index]) : cell.padStart(WIDTHS[index]),
    )
    .join('');
}
