import { rowAt, rowsOf } from './timeline';

const at = (text: string) => Date.parse(text) / 1000;
const clock = ['24T23:30', '25T02:30', '25T02:10', '25T03:00', '25T03:59'];
const times = clock.map((text) => at(`2026-10-${text}:00Z`));
const size = {
  columns: 2,
  tile: 100,
  gap: 5,
  eventHeading: 90,
  dayHeading: 80,
  hourHeading: 40,
};

it('begins a heading with each hour and day; an hour that comes twice is one', () => {
  const { rows, height } = rowsOf([0, 1, 2, 3, 4], { times }, size);
  expect(rows.map(({ kind }) => kind[0]).join('')).toBe('dhtdhtht');
  const headings = rows.flatMap((row) =>
    row.kind === 'tiles'
      ? `${row.from}-${row.to}`
      : new Date(row.at * 1000).toISOString().slice(8, 13),
  );
  expect(headings).toEqual([
    '24T23',
    '24T23',
    '0-1',
    '25T02',
    '25T02',
    '1-3',
    '25T03',
    '3-5',
  ]);
  expect(height).toBe(2 * 80 + 3 * 40 + 3 * 105);
  expect(rows.at(-1)!.top).toBe(height - 105);
  expect(rowsOf([], { times }, size)).toEqual({ rows: [], height: 0 });
});

it('begins a chapter with each event, and each with a day', () => {
  const events = [0, 1, 1, -1, -1];
  const { rows } = rowsOf([0, 1, 2, 3, 4], { times, events }, size);
  expect(rows.map(({ kind }) => kind[0]).join('')).toBe('edhtedhtdht');
  const chapters = rows.flatMap((row) => (row.kind === 'event' ? row.at : []));
  expect(chapters).toEqual([0, 1]);
  const found = rowsOf([3, 0], { times, events }, size).rows;
  expect(found.map(({ kind }) => kind[0]).join('')).toBe('dhtedht');
});

it('finds the last row above a place of the page', () => {
  const { rows, height } = rowsOf([0, 1, 2, 3, 4], { times }, size);
  const kindAt = (top: number) => rows[rowAt(rows, top)]!.kind;
  expect([-1, 79, 80, 120, height].map(kindAt)).toEqual([
    'day',
    'day',
    'hour',
    'tiles',
    'tiles',
  ]);
});
