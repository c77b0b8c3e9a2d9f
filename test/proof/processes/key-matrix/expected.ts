import { CLASSES, KEYS, TABLE, type Key, type State } from './matrix.js';

/** Class and state before the bar; names of classes may have spaces. */
const LINE = /^(.+?)(?:\s+(open|closed|shared|sealed|demo))?\s*\|\s*(.+)$/;

type Row = Record<Key, string>;
const [, ...lines] = TABLE.split('\n').filter((line) => line.includes('|'));
const rows = new Map(lines.map(rowOf));
if (rows.size < lines.length)
  throw new Error('Two lines of the table are for the same cells');

/** @throws Error for a line with a missing cell */
function rowOf(line: string): [string, Row] {
  const [, name = '', state = '', cells = ''] = LINE.exec(line) ?? [];
  const words = cells.trim().split(/\s+/);
  if (words.length !== KEYS.length)
    throw new Error(`${words.length} cells in: ${line}`);
  const row = Object.fromEntries(KEYS.map((key, index) => [key, words[index]]));
  return [`${name} ${state}`, row as Row];
}

const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([name, operations]) =>
    operations.map((operation): [string, string] => [operation, name]),
  ),
);

/** The outcome that the table names. */
export function expected(operationId: string, state: State, key: Key): string {
  const name = CLASS_OF.get(operationId);
  // To all but the couple, a sealed event is as a sealed wedding.
  const line = state === 'henna' ? 'sealed' : state;
  const row = rows.get(`${name} ${line}`) ?? rows.get(`${name} `);
  if (!row) throw new Error(`The table has no line for ${operationId}`);
  return row[key];
}

/** Names of the table's classes. */
export const classesOfTable = (): string[] => [
  ...new Set([...rows.keys()].map((row) => row.slice(0, row.lastIndexOf(' ')))),
];
