import type { DataSource } from 'typeorm';
import type { SqlConditions } from './sql-conditions.js';

/** Up to so many rows are counted; beyond them PostgreSQL's estimate has to do, or a page would cost what all rows do. */
const MAX_COUNTED = 10_000;

/** Part of a list, and how many rows the whole list has: exactly up to 10,000, about beyond. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

/** A list as SQL of ours; nothing of it comes from outside but the conditions' values and the range. */
export interface ListSql {
  /** The table whose rows are listed. */
  table: string;
  /** Tables that are joined to the rows of the page, and to nothing else. */
  joins?: string;
  columns: string;
  where: SqlConditions;
  orderBy: string;
  /** First and last row, both inclusive. */
  range: readonly [number, number];
}

/**
 * Reads a page and counts the whole. The page's ids are found first, where it can be in an index alone, and only their
 * rows are read and joined: the last page costs little more than the first. One row more is read than shown, so that
 * the total never hides what follows, whatever was estimated.
 */
export async function listPage<Row>(
  database: DataSource,
  list: ListSql,
): Promise<ListPage<Row>> {
  const [first, last] = list.range;
  const [found, total] = await Promise.all([
    database.query<Row[]>(pageSql(list), list.where.values),
    totalOf(database, list),
  ]);
  const rows = found.slice(0, last - first + 1);
  const hasMore = found.length > rows.length;
  return {
    rows,
    total: totalAsSeen(total, { first, count: rows.length, hasMore }),
  };
}

/**
 * What the page itself shows of the total comes before what was counted or estimated.
 * @param seen number of the page's first row, how many rows it has, and whether another follows
 */
export function totalAsSeen(
  total: number,
  seen: { first: number; count: number; hasMore: boolean },
): number {
  const end = seen.first + seen.count;
  if (seen.hasMore) return Math.max(total, end + 1);
  // Before a page without rows the list has ended, nobody has seen where.
  return seen.count > 0 ? end : Math.min(total, end);
}

/** Counts and estimates side by side: one after the other would cost long lists a round trip that short ones spare. */
async function totalOf(
  database: DataSource,
  { table, where }: ListSql,
): Promise<number> {
  const matching = `SELECT 1 FROM ${table} WHERE ${where.sql}`;
  const [counted, estimated] = await Promise.all([
    countOf(database, `${matching} LIMIT ${MAX_COUNTED + 1}`, where.values),
    estimateOf(database, matching, where.values),
  ]);
  return counted <= MAX_COUNTED ? counted : Math.max(counted, estimated);
}

async function countOf(
  database: DataSource,
  query: string,
  values: unknown[],
): Promise<number> {
  const [row] = await database.query<{ total: string }[]>(
    `SELECT count(*) AS total FROM (${query}) AS counted`,
    values,
  );
  return Number(row?.total ?? 0);
}

async function estimateOf(
  database: DataSource,
  query: string,
  values: unknown[],
): Promise<number> {
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const [explained] = await database.query<Explained[]>(
    `EXPLAIN (FORMAT JSON) ${query}`,
    values,
  );
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

function pageSql({
  table,
  joins = '',
  columns,
  where,
  orderBy,
  range: [first, last],
}: ListSql): string {
  const ids = `SELECT id FROM ${table} WHERE ${where.sql} ORDER BY ${orderBy} LIMIT ${last - first + 2} OFFSET ${first}`;
  return `SELECT ${columns} FROM (${ids}) AS page JOIN ${table} USING (id) ${joins} ORDER BY ${orderBy}`;
}
